import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from '../accounts/accounts.ts';
import type { UsersTable } from '../store/tables.ts';

export const COOKIE = 'whistlestop';

/** Who asks, and how they proved it: a page's cookie or a program's token. */
export interface Caller {
  readonly user: UsersTable | undefined;
  readonly secret: string | undefined;
  readonly by: 'cookie' | 'token' | 'nobody';
}

/** Finds out who sends a request. A token wins over a cookie. */
export async function callerOf(accounts: Accounts, request: FastifyRequest): Promise<Caller> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { user: await accounts.byToken(bearer), secret: bearer, by: 'token' };
  const secret = request.cookies[COOKIE];
  if (secret === undefined) return { user: undefined, secret: undefined, by: 'nobody' };
  return { user: await accounts.bySession(secret), secret, by: 'cookie' };
}

/** Whether a request comes from our own pages. Browsers always name the origin where it matters; programs need not. */
export function sameOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  try {
    return new URL(origin).host === headers.host;
  } catch {
    return false;
  }
}
