import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { openApiDocument, Refused, refusalOf } from '@whistlestop/client';
import type { GameKind } from '@whistlestop/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { MailAddresses } from './accounts/mail-addresses.ts';
import { Vacations } from './accounts/vacations.ts';
import type { BotThinker } from './club/bot-thinker.ts';
import { Club, type ClubOptions } from './club/club.ts';
import { ClubTime } from './club/club-time.ts';
import type { CacheLimits } from './club/match-cache.ts';
import { Ticker } from './club/ticker.ts';
import { clubMetrics, mayCount, type MetricsReaders } from './metrics.ts';
import { Post } from './post/post.ts';
import { WEB_PORTS } from './post/webhook.ts';
import type { Store } from './store/store.ts';
import { accountHandlers } from './web/account-handlers.ts';
import { adminHandlers } from './web/admin-handlers.ts';
import { BODY_ROOM, registerRoutes } from './web/http.ts';
import { limitConnections } from './web/connections.ts';
import { matchHandlers } from './web/match-handlers.ts';
import { isPrivateHost } from './web/own-site.ts';
import { usualLimits } from './web/rate-limiter.ts';
import { SessionCookie } from './web/session-cookie.ts';
import { Readiness } from './web/readiness.ts';
import { registerSockets } from './web/sockets.ts';
import { Underway } from './web/underway.ts';
import { refuseAddress, refuseHead } from './web/unreadable.ts';

const VERSION = '0.1.0';

export interface AppOptions {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  readonly thinker: BotThinker;
  /** The folder of the built web table; none in tests. */
  readonly webRoot?: string;
  readonly publicUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string;
  /** The ports at which webhooks may be called. */
  readonly webhookPorts?: ReadonlySet<number>;
  readonly logLevel?: string;
  readonly trustProxy?: boolean;
  /** Who may read the metrics. */
  readonly metrics?: MetricsReaders;
  /** The time, for tests that let it pass. */
  readonly now?: () => number;
  readonly luck?: ClubOptions['luck'];
  readonly mostEntries?: ClubOptions['mostEntries'];
  readonly botPace?: ClubOptions['botPace'];
  /** Days of vacation a person has within a year. */
  readonly vacationDays?: number;
  /** Multiplies every rate limit. */
  readonly limitFactor?: number;
  readonly cache?: CacheLimits;
  /** How long news that nobody has to act on may wait for more, in milliseconds. */
  readonly hold?: number;
  /** How long the head of a request and all of it may take to arrive, in milliseconds. */
  readonly arrival?: { readonly head: number; readonly whole: number };
  /** How long closing waits for the requests that were accepted, in milliseconds. */
  readonly patience?: number;
}

/** The whole server of one node. Closing it lets every accepted move and request finish. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly club: Club;
  readonly ticker: Ticker;
  close(): Promise<void>;
}

/** How long the head of an HTTP request and all of it may take to arrive: whoever trickles does not stay. */
const ARRIVAL = { head: 10_000, whole: 15_000 };
/** How long a connection stays open for another request; behind a proxy, which uses it again, Fastify's own time. */
const KEPT_ALIVE = 10_000;
/** Longer than a request takes, and shorter than whoever stops a process waits for it. */
const PATIENCE = 5000;
/** Too short for an eye to see. */
const HOLD = 25;

/** What no page of ours asks of a browser, and so no script in one may. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
/** What programs that look after the club ask for under whatever name they reach it. */
const FOR_OPERATORS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Puts a node together; it listens when its `fastify` is told to. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { store, kinds, thinker, publicUrl, arrival = ARRIVAL, trustProxy = false } = options;
  const time = new ClubTime(await store.time());
  const { now = time.now } = options;
  const limits = usualLimits(now, options.limitFactor);
  const fastify = Fastify({
    bodyLimit: BODY_ROOM,
    requestTimeout: arrival.whole,
    http: { headersTimeout: arrival.head, connectionsCheckingInterval: arrival.head / 5 },
    ...(trustProxy ? {} : { keepAliveTimeout: KEPT_ALIVE }),
    // One proxy in front: what stands further left in X-Forwarded-For was written by whoever asks. A plain 1 trusts none.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    // What was accepted is answered before that; what comes later is refused by ourselves.
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseHead,
    logger: { level: options.logLevel ?? 'silent', redact: ['req.headers', 'err.config'] },
  });
  if (!trustProxy) limitConnections(fastify.server, limits.connections);
  const underway = new Underway();
  await fastify.register(fastifyCookie);
  await fastify.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: publicUrl?.startsWith('https:') === true,
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  if (publicUrl === undefined) refuseForeignHosts(fastify);
  const { cache, luck, mostEntries, botPace } = options;
  const club = new Club({ store, kinds, thinker, log: fastify.log, now, cache, luck, mostEntries, botPace });
  const accounts = new Accounts(store, now);
  const addresses = new MailAddresses(store, now);
  const vacations = new Vacations(store, now, options.vacationDays ?? 30);
  const post = new Post(
    store,
    { accounts, addresses },
    {
      smtpUrl: options.smtpUrl,
      mailFrom: options.mailFrom ?? 'whistlestop@localhost',
      publicUrl,
      webhookPorts: options.webhookPorts ?? WEB_PORTS,
    },
    fastify.log,
    now,
  );
  const ticker = new Ticker(club, post, accounts, fastify.log);
  const cookie = new SessionCookie(publicUrl);
  const sockets = await registerSockets(fastify, club, accounts, limits, {
    cookie,
    publicUrl,
    mails: post.mails,
    hold: options.hold ?? HOLD,
  });
  const metrics = clubMetrics(club, sockets);
  registerRoutes(
    fastify,
    {
      ...accountHandlers(club, { accounts, addresses, vacations }, post, limits, cookie),
      ...adminHandlers(club, accounts),
      ...matchHandlers(club),
    },
    { accounts, cookie, limits, underway, publicUrl },
  );
  const readiness = new Readiness(store, fastify.log, now);
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) => {
    const ok = !underway.closing && (await readiness.check());
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (mayCount(options.metrics ?? 'loopback', request))
      return reply.type(metrics.contentType).send(await metrics.metrics());
    reply.callNotFound();
    return reply;
  });
  const openApi = JSON.stringify(openApiDocument(VERSION));
  fastify.get('/api/v1/openapi.json', (_request, reply) => reply.type('application/json').send(openApi));
  if (options.webRoot !== undefined) await serveTable(fastify, options.webRoot);
  await club.start();
  time.keepTo(store, fastify.log);
  return {
    fastify,
    club,
    ticker,
    async close() {
      // Until then the port stays open, so that whoever balances load hears that nothing more is wanted.
      const finished = underway.finish(options.patience ?? PATIENCE);
      time.stop();
      await ticker.stop();
      sockets.drain();
      if (!(await finished)) fastify.log.warn('closing in the middle of requests that take too long');
      await fastify.close();
      await club.close();
      await thinker.close();
      await store.close();
    },
  };
}

/** Refuses whoever comes to a club that was not told its address by a name that may be a stranger's. */
function refuseForeignHosts(fastify: FastifyInstance): void {
  let warned = false;
  fastify.addHook('onRequest', ({ headers: { host }, routeOptions }, _reply, done) => {
    if (isPrivateHost(host) || FOR_OPERATORS.has(routeOptions.url)) {
      done();
      return;
    }
    if (!warned) fastify.log.warn({ host }, 'refused: a club that is reached by this name needs PUBLIC_URL');
    warned = true;
    done(new Refused(refusalOf('unknown-host')));
  });
}

async function serveTable(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    // The build lays packed copies beside the files.
    preCompressed: true,
    setHeaders(response, path) {
      const lasting = /\/assets\//.test(path);
      void response.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
