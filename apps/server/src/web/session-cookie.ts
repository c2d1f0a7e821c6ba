import type { FastifyReply } from 'fastify';
import { SESSION_LIFETIME } from '../people/accounts.ts';

const PLAIN = 'whistlestop';
/** Browsers accept a `__Host-` cookie over https only, and from no other host of the domain. */
const HOST_ONLY = `__Host-${PLAIN}`;
/** The prefix of secrets made for the host-only cookie; no other secret contains a dot. */
const HOST_ONLY_SECRET = 'host.';

/** The session in a request's cookies, and whether its cookie is to be replaced. */
interface CookieSession {
  readonly secret: string;
  readonly outdated: boolean;
}

/** The cookie of a club's sessions: host-only where the club is reached over https. */
export class SessionCookie {
  readonly #secure: boolean;

  constructor(publicUrl: string | undefined) {
    this.#secure = publicUrl?.startsWith('https:') === true;
  }

  /** The prefix of a new session's secret. */
  get prefix(): string {
    return this.#secure ? HOST_ONLY_SECRET : '';
  }

  /** Reads the session. The plain cookie may not carry a host-only secret: another host may have set it. */
  read(cookies: Readonly<Record<string, string | undefined>>): CookieSession | undefined {
    const { [HOST_ONLY]: secret, [PLAIN]: plain } = cookies;
    if (secret !== undefined) return { secret, outdated: false };
    if (plain === undefined || plain.startsWith(HOST_ONLY_SECRET)) return undefined;
    return { secret: plain, outdated: this.#secure };
  }

  /** Sets the cookie for the lifetime of a session. */
  set(reply: FastifyReply, secret: string): void {
    const name = this.#secure ? HOST_ONLY : PLAIN;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
    void reply.setCookie(name, secret, { ...attributes, maxAge: SESSION_LIFETIME / 1000 });
    if (this.#secure && reply.request.cookies[PLAIN] !== undefined) void reply.clearCookie(PLAIN, { path: '/' });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(PLAIN, { path: '/' });
    if (this.#secure) void reply.clearCookie(HOST_ONLY, { path: '/', secure: true });
  }
}
