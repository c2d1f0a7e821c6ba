import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isOuterAddress } from '../post/webhook.ts';

/** Names that nobody on the internet can have: of one word, or under a domain that is never given away. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|localdomain|lan|home|home\.arpa|internal|test)$/;

/**
 * Whether a club that was not told its address may take this `Host` for its own: a loopback or private one. Any other could be
 * a stranger's name that leads here, under which the stranger's pages would pass for the club's.
 */
export function isPrivateHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '');
  return isIP(name) === 0 ? PRIVATE_NAME.test(name) : !isOuterAddress(name);
}

/** Whether a request comes from our own pages. Browsers always name the origin where it matters; programs need not. */
export function sameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host && isPrivateHost(host);
}
