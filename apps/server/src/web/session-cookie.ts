import type { FastifyReply } from 'fastify';
import { SESSION_LENGTH } from '../people/accounts.ts';

const PLAIN = 'whistlestop';
/** Browsers take a cookie of this name over https only, and from no other host of the same domain. */
const HOST_ONLY = `__Host-${PLAIN}`;
/** Begins the secrets of sessions that are made for the host-only cookie; no other secret holds a dot. */
const HOST_ONLY_SECRET = 'host.';

/** What a browser shows: the secret of its session, and whether it came under a name that is still to be replaced. */
interface ShownSession {
  readonly secret: string;
  readonly outdated: boolean;
}

/** The cookie of a club's sessions: host-only where the club is reached over https. */
export class SessionCookie {
  readonly #secure: boolean;

  constructor(publicUrl: string | undefined) {
    this.#secure = publicUrl?.startsWith('https:') === true;
  }

  /** Begins the secret of a new session. */
  get prefix(): string {
    return this.#secure ? HOST_ONLY_SECRET : '';
  }

  /** The session among a request's cookies. A host-only one is not taken from the plain cookie: another host may have set that. */
  read(cookies: Readonly<Record<string, string | undefined>>): ShownSession | undefined {
    const { [HOST_ONLY]: secret, [PLAIN]: plain } = cookies;
    if (secret !== undefined) return { secret, outdated: false };
    if (plain === undefined || plain.startsWith(HOST_ONLY_SECRET)) return undefined;
    return { secret: plain, outdated: this.#secure };
  }

  /** Lets the browser keep a session for its whole length. */
  keep(reply: FastifyReply, secret: string): void {
    const name = this.#secure ? HOST_ONLY : PLAIN;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
    void reply.setCookie(name, secret, { ...attributes, maxAge: SESSION_LENGTH / 1000 });
    if (this.#secure && reply.request.cookies[PLAIN] !== undefined) void reply.clearCookie(PLAIN, { path: '/' });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(PLAIN, { path: '/' });
    if (this.#secure) void reply.clearCookie(HOST_ONLY, { path: '/', secure: true });
  }
}
