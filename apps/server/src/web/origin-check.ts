import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from '../notices/webhook.ts';

/** Host names that cannot exist on the internet: single labels and reserved domains. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|localdomain|lan|home|home\.arpa|internal|test)$/;

/** Whether a `Host` is loopback or private: without PUBLIC_URL any other could be DNS rebinding. */
export function isPrivateHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '');
  return isIP(name) === 0 ? PRIVATE_NAME.test(name) : !isPublicAddress(name);
}

/** Whether a request comes from the club's own pages. Browsers send an origin where it matters; programs need not. */
export function sameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host && isPrivateHost(host);
}
