import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../people/accounts.ts';
import type { UsersTable } from '../store/tables.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The sender of a request, authenticated by a page's cookie or a program's token. */
export interface Caller {
  readonly user: UsersTable | undefined;
  readonly secret: string | undefined;
  readonly by: 'cookie' | 'token' | 'nobody';
  /** Whether the cookie has an old name and is to be replaced. */
  readonly outdated?: boolean;
}

/** Authenticates a request; a token wins over a cookie. */
export async function callerOf(accounts: Accounts, cookie: SessionCookie, request: FastifyRequest): Promise<Caller> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { user: await accounts.byToken(bearer), secret: bearer, by: 'token' };
  const session = cookie.read(request.cookies);
  if (session === undefined) return { user: undefined, secret: undefined, by: 'nobody' };
  return { user: await accounts.bySession(session.secret), by: 'cookie', ...session };
}
