import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { openApiDocument, Refused, refusalOf } from '@whistlestop/client';
import type { GameKind } from '@whistlestop/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { BotThinker } from './bots/bot-thinker.ts';
import { ClubTime } from './clocks/club-time.ts';
import { Ticker } from './clocks/ticker.ts';
import { Club, type ClubOptions } from './club.ts';
import type { CacheLimits } from './host/match-cache.ts';
import { clubMetrics, mayCount, type MetricsReaders } from './metrics.ts';
import { NoticeDelivery } from './notices/delivery.ts';
import { WEB_PORTS } from './notices/webhook.ts';
import { Accounts } from './people/accounts.ts';
import { EmailAddresses } from './people/email-addresses.ts';
import { Vacations } from './people/vacations.ts';
import type { Store } from './store/store.ts';
import { accountHandlers } from './web/account-handlers.ts';
import { adminHandlers } from './web/admin-handlers.ts';
import { limitConnections } from './web/connections.ts';
import { BODY_LIMIT, registerRoutes } from './web/http.ts';
import { refuseBadUrl, refuseBadHead } from './web/malformed-requests.ts';
import { matchHandlers } from './web/match-handlers.ts';
import { isPrivateHost } from './web/origin-check.ts';
import { usualLimits } from './web/rate-limiter.ts';
import { Readiness } from './web/readiness.ts';
import { RequestsInFlight } from './web/requests-in-flight.ts';
import { SessionCookie } from './web/session-cookie.ts';
import { registerSockets } from './web/sockets.ts';

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
  /** How long messages without hurry may wait for a batch, in milliseconds. */
  readonly hold?: number;
  /** How long the head of a request and all of it may take to arrive, in milliseconds. */
  readonly arrival?: { readonly head: number; readonly whole: number };
  /** How long closing waits for the requests that were accepted, in milliseconds. */
  readonly patience?: number;
}

/** The whole server of one node. Closing it lets every accepted move and request drain. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly club: Club;
  readonly ticker: Ticker;
  close(): Promise<void>;
}

/** Timeouts for the head of an HTTP request and all of it, in milliseconds. */
const ARRIVAL = { head: 10_000, whole: 15_000 };
/** How long a connection stays open for another request; behind a proxy, which uses it again, Fastify's own time. */
const KEEP_ALIVE = 10_000;
/** How long closing waits for requests: longer than they take, shorter than a supervisor waits. */
const CLOSE_TIMEOUT = 5000;
/** The usual delay of messages without hurry, in milliseconds. */
const HOLD = 25;

/** Browser features that no page uses, and so no script may. */
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
/** Routes that monitoring may call under any host name. */
const FOR_OPERATORS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Puts a node together; it listens when its `fastify` is told to. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { store, kinds, thinker, publicUrl, arrival = ARRIVAL, trustProxy = false } = options;
  const time = new ClubTime(await store.time());
  const { now = time.now } = options;
  const limits = usualLimits(now, options.limitFactor);
  const fastify = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: arrival.whole,
    http: { headersTimeout: arrival.head, connectionsCheckingInterval: arrival.head / 5 },
    ...(trustProxy ? {} : { keepAliveTimeout: KEEP_ALIVE }),
    // One proxy in front: entries further left in X-Forwarded-For are the client's. A plain 1 trusts none.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    // Accepted requests are answered before that; later ones are refused by the hooks.
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: refuseBadUrl,
    clientErrorHandler: refuseBadHead,
    logger: { level: options.logLevel ?? 'silent', redact: ['req.headers', 'err.config'] },
  });
  if (!trustProxy) limitConnections(fastify.server, limits.connections);
  const inFlight = new RequestsInFlight();
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
  const addresses = new EmailAddresses(store, now);
  const vacations = new Vacations(store, now, options.vacationDays ?? 30);
  const delivery = new NoticeDelivery(
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
  const ticker = new Ticker({ ...club.dueWork, deliverNotices: () => delivery.deliver() }, accounts, fastify.log);
  const cookie = new SessionCookie(publicUrl);
  const sockets = await registerSockets(fastify, club, accounts, limits, {
    cookie,
    publicUrl,
    mails: delivery.mails,
    hold: options.hold ?? HOLD,
  });
  const metrics = clubMetrics(club, sockets);
  registerRoutes(
    fastify,
    {
      ...accountHandlers(club, { accounts, addresses, vacations }, delivery, limits, cookie),
      ...adminHandlers(club, accounts),
      ...matchHandlers(club),
    },
    { accounts, cookie, limits, inFlight, publicUrl },
  );
  const readiness = new Readiness(store, fastify.log, now);
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) => {
    const ok = !inFlight.closing && (await readiness.check());
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
  if (options.webRoot !== undefined) await serveWebApp(fastify, options.webRoot);
  await club.start();
  time.followClock(store, fastify.log);
  return {
    fastify,
    club,
    ticker,
    async close() {
      // Until then the port stays open, so that a load balancer sees /readyz fail.
      const finished = inFlight.drain(options.patience ?? CLOSE_TIMEOUT);
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

/** Refuses foreign host names when PUBLIC_URL is not set. */
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

async function serveWebApp(fastify: FastifyInstance, root: string): Promise<void> {
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
