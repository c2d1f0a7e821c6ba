import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Refused, refusalOf } from '@whistlestop/client';

/** Timeout of a call until its status, in milliseconds; slow bytes do not extend it. */
const TIMEOUT = 5000;

/** Private addresses, which webhooks must not reach. */
const privateAddresses = new BlockList();
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
  privateAddresses.addSubnet(net, bits, 'ipv4');
// Of IPv6 only global unicast is public, without tunnels and documentation.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6');

/** Whether an address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateAddresses.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !privateAddresses.check(address, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly string[]>;
/** Resolves names without the thread pool, which files and passwords need. */
const resolver = new Resolver({ timeout: 2000, tries: 1 });
const resolveAll: Resolve = async (host) => {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** A webhook with its checked address: a later DNS answer must not change it. */
interface CheckedUrl {
  readonly url: URL;
  readonly address: string;
}

const DEFAULT_PORT: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
]);
/** The ports at which webhooks may be called by default. */
export const WEB_PORTS: ReadonlySet<number> = new Set(DEFAULT_PORT.values());

/** Resolves and checks the address of a webhook; refuses private addresses and other ports. */
export async function checkedUrl(
  url: string,
  ports: ReadonlySet<number>,
  resolve: Resolve = resolveAll,
): Promise<CheckedUrl> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const usual = DEFAULT_PORT.get(target.protocol);
  const port = target.port === '' ? usual : Number(target.port);
  const isAllowed = usual !== undefined && port !== undefined && ports.has(port) && target.username === '';
  const addresses = !isAllowed ? [] : isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Refused(refusalOf('forbidden-address'));
  return { url: target, address };
}

/** Posts JSON to a webhook and returns the status. */
export async function callWebhook(
  url: string,
  body: object,
  ports: ReadonlySet<number>,
  resolve?: Resolve,
): Promise<number> {
  return post(await checkedUrl(url, ports, resolve), body);
}

/** Posts JSON to a checked address and returns the status. Redirects are not followed, the response is not read. */
export function post({ url, address }: CheckedUrl, body: object, timeout = TIMEOUT): Promise<number> {
  const text = JSON.stringify(body);
  const signal = AbortSignal.timeout(timeout);
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
