import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Refused, refusalOf } from '@whistlestop/client';

/** Timeout of a call until its status, in milliseconds; a slow trickle of bytes does not extend it. */
const PATIENCE = 5000;

/** Private addresses, which a webhook must never reach through the club. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
// Only global unicast is outside; of it, tunnels and documentation are not.
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

/** Whether an address lies on the open internet. */
export function isOuterAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return isIP(address) === 6 && outer6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly string[]>;
/** Resolves names without the thread pool, which files and passwords need. */
const resolver = new Resolver({ timeout: 2000, tries: 1 });
const resolveAll: Resolve = async (host) => {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** A webhook, and the one address at which it is called, whatever its name may resolve to later. */
interface Guarded {
  readonly url: URL;
  readonly address: string;
}

const USUAL_PORT: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
]);
/** The ports at which webhooks may be called unless the host allows others: other ports belong to other services. */
export const WEB_PORTS: ReadonlySet<number> = new Set(USUAL_PORT.values());

/** The address a webhook may be called at: resolved here, so that the answer cannot change afterwards. Refuses private addresses and other ports. */
export async function guardedAddress(
  url: string,
  ports: ReadonlySet<number>,
  resolve: Resolve = resolveAll,
): Promise<Guarded> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const usual = USUAL_PORT.get(target.protocol);
  const port = target.port === '' ? usual : Number(target.port);
  const fine = usual !== undefined && port !== undefined && ports.has(port) && target.username === '';
  const addresses = !fine ? [] : isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [address] = addresses;
  if (address === undefined || !addresses.every(isOuterAddress)) throw new Refused(refusalOf('forbidden-address'));
  return { url: target, address };
}

/** Calls a webhook with a JSON body; promises its status. */
export async function callWebhook(
  url: string,
  body: object,
  ports: ReadonlySet<number>,
  resolve?: Resolve,
): Promise<number> {
  return post(await guardedAddress(url, ports, resolve), body);
}

/** Sends JSON to an address that was checked; promises the status. Redirects are not followed, the answer is not read. */
export function post({ url, address }: Guarded, body: object, patience = PATIENCE): Promise<number> {
  const text = JSON.stringify(body);
  const signal = AbortSignal.timeout(patience);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const call = request(
      url,
      {
        method: 'POST',
        signal,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
        lookup: (_host, options, found) => {
          const family = isIP(address);
          if (options.all === true) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      (response) => {
        response.destroy();
        done(response.statusCode ?? 0);
      },
    );
    call.on('error', (error) => fail(signal.aborted ? new Error('The webhook did not answer in time.') : error));
    call.end(text);
  });
}
