import {
  API,
  type AnswerOf,
  type ClubLanguage,
  idSchema,
  personSchema,
  Refused,
  refusalOf,
  type RouteName,
  type RouteSpec,
  routes,
} from '@whistlestop/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError, z } from 'zod';
import type { Accounts } from '../people/accounts.ts';
import type { UsersTable } from '../store/tables.ts';
import { type Caller, callerOf } from './caller.ts';
import { sameOrigin } from './origin-check.ts';
import type { Limits } from './rate-limiter.ts';
import { languageOf, refusalFrom, statusOf } from './refusals.ts';
import type { RequestsInFlight } from './requests-in-flight.ts';
import type { SessionCookie } from './session-cookie.ts';

type Specs = typeof routes;
type BodyOf<Name extends RouteName> = Specs[Name] extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
type UserOf<Name extends RouteName> = Specs[Name]['caller'] extends 'anybody' ? UsersTable | undefined : UsersTable;

/** A request that has passed its route's schemas. */
interface Call<Name extends RouteName> {
  readonly body: BodyOf<Name>;
  readonly params: { readonly id: string; readonly name: string };
  readonly invite: string | undefined;
  /** Which page of a list is wanted; the first without it. */
  readonly page: string | undefined;
  readonly user: UserOf<Name>;
  readonly caller: Caller;
  readonly reply: FastifyReply;
}

export type Handlers<Names extends RouteName = RouteName> = {
  readonly [Name in Names]: (call: Call<Name>) => Promise<AnswerOf<Name>>;
};

/** Longest HTTP body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** The limit a route counts against, besides the general one. */
const LIMITED: Readonly<Record<RouteName, Exclude<keyof Limits, 'sockets' | 'connections'> | 'none'>> = {
  guest: 'signIn',
  register: 'signIn',
  signIn: 'signIn',
  askReset: 'signIn',
  reset: 'signIn',
  recover: 'signIn',
  newRecoveryCode: 'signIn',
  askConfirmation: 'signIn',
  confirmMail: 'signIn',
  changePassword: 'signIn',
  deleteMe: 'signIn',
  openMatch: 'matchSetup',
  rematch: 'matchSetup',
  join: 'matchSetup',
  inviteToSeat: 'matchSetup',
  seatBot: 'matchSetup',
  stopMatch: 'matchSetup',
  newToken: 'matchSetup',
  report: 'chat',
  record: 'past',
  exportMe: 'past',
  past: 'past',
  signOut: 'none',
  me: 'none',
  changeMe: 'none',
  tokens: 'none',
  deleteToken: 'none',
  games: 'none',
  lobby: 'none',
  myMatches: 'none',
  match: 'none',
  leaveMatch: 'none',
  seen: 'none',
  chat: 'none',
  mute: 'none',
  notices: 'none',
  profile: 'none',
  reports: 'none',
  settleReport: 'none',
  ban: 'none',
};

/** Registers every route: limits, origin and caller are checked before a body is read, then its schema. */
export function registerRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  {
    accounts,
    cookie,
    limits,
    inFlight,
    publicUrl,
  }: {
    accounts: Accounts;
    cookie: SessionCookie;
    limits: Limits;
    inFlight: RequestsInFlight;
    publicUrl: string | undefined;
  },
): void {
  /** The languages of signed-in callers. */
  const languages = new WeakMap<FastifyRequest, ClubLanguage>();
  const admitted = new WeakMap<FastifyRequest, { caller: Caller; user: UsersTable | undefined }>();
  for (const name of Object.keys(routes) as RouteName[]) {
    const spec = routes[name];
    const handle = handlers[name] as (call: Call<RouteName>) => Promise<unknown>;
    const admit = async (request: FastifyRequest) => {
      if (spec.method !== 'GET' && !sameOrigin(request.headers, publicUrl))
        throw new Refused(refusalOf('wrong-origin'));
      const limited = LIMITED[name];
      const limiter = limited === 'none' ? undefined : limits[limited];
      if (limiter?.take(request.ip) === false) throw new Refused(refusalOf('too-many'));
      const caller = await callerOf(accounts, cookie, request);
      if (caller.user !== undefined) {
        languages.set(request, languageOf(caller.user.language));
        if (limiter?.take(caller.user.id) === false) throw new Refused(refusalOf('too-many'));
      }
      admitted.set(request, { caller, user: permitted(spec, caller) });
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller, user } = admitted.get(request) ?? {};
      if (caller === undefined) throw new Refused(refusalOf('not-signed-in'));
      const { id, name: person } = paramsOf(request.params);
      const query = 'query' in spec ? (spec.query.parse(request.query) as { invite?: string; page?: string }) : {};
      const body = bodyOf(spec, request.body);
      return handle({
        body: body as never,
        params: { id, name: person },
        invite: query.invite,
        page: query.page,
        user: user as never,
        caller,
        reply,
      });
    };
    app.route({
      method: spec.method,
      url: `${API}${spec.path}`,
      onRequest: (request) => inFlight.run(() => admit(request)),
      handler: (request, reply) => inFlight.run(() => answer(request, reply)),
    });
  }
  app.addHook('onRequest', ({ url, method, ip, ws }, reply, done) => {
    if (!ws) inFlight.trackResponse(reply.raw);
    const isApi = url.startsWith(API);
    // Neither a shared browser nor a proxy may cache a response.
    if (isApi) void reply.header('cache-control', 'no-store');
    const limiter = isApi || method !== 'GET' ? limits.requests : limits.files;
    done(limiter.take(ip) ? undefined : new Refused(refusalOf('too-many')));
  });
  app.addHook('preHandler', ({ routeOptions, ws }, _reply, done) => {
    const open = ws && !inFlight.closing;
    if (open || routeOptions.url !== `${API}/socket`) done();
    else done(new Refused(refusalOf(ws ? 'unavailable' : 'malformed')));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (inFlight.closing) void reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const language = languages.get(request) ?? languageOf(request.headers['accept-language']);
    const refusal = refusalFrom(error, language) ?? knownFault(error, language);
    if (refusal === undefined) app.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    const { code, sentence } = refusal ?? refusalOf('unavailable', language);
    // The rest of a short body is read; a long one closes the connection.
    if (!request.raw.complete && bodyLength(request) > BODY_LIMIT) void reply.header('connection', 'close');
    return reply.status(statusOf(code)).send({ code, sentence });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(refusalOf('not-found', languageOf(request.headers['accept-language']))),
  );
}

const paramsSchema = z.object({ id: idSchema.default(''), name: personSchema.default('') });

/** The parameters of a URL; a malformed one is not found. */
function paramsOf(params: unknown): z.output<typeof paramsSchema> {
  const named = paramsSchema.safeParse(params);
  if (!named.success) throw new Refused(refusalOf('not-found'));
  return named.data;
}

/** The body of a request by its route's schema; the route may say how a wrong field is refused. */
function bodyOf(spec: RouteSpec, sent: unknown): unknown {
  if (spec.body === undefined) return undefined;
  const parsed = spec.body.safeParse(sent);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0]);
  throw new Refused(refusalOf(spec.fieldRefusals?.[field] ?? 'malformed'));
}

/** The announced length of a body; a chunked one has none. */
const bodyLength = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

function permitted(spec: RouteSpec, { user, by }: Caller): UsersTable | undefined {
  const needed = spec.caller;
  if (user !== undefined && by === 'token' && spec.tokens === 'refused') throw new Refused(refusalOf('not-allowed'));
  if (needed === 'anybody') return user;
  if (user === undefined) throw new Refused(refusalOf('not-signed-in'));
  if (needed === 'admin' && user.admin !== 1) throw new Refused(refusalOf('not-allowed'));
  if (needed === 'member' && user.kind === 'guest') throw new Refused(refusalOf('not-allowed'));
  return user;
}

/** The refusal for an error of the parsers. */
function knownFault(error: unknown, language: ClubLanguage) {
  if (error instanceof ZodError) return refusalOf('malformed', language);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return refusalOf('too-large', language);
  return typeof status === 'number' && status < 500 ? refusalOf('malformed', language) : undefined;
}
