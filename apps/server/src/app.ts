import type { Server, Socket } from 'node:net';
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
import { clubMetrics, mayReadMetrics, type MetricsReaders } from './metrics.ts';
import { NoticeDelivery } from './notices/delivery.ts';
import { WEB_PORTS } from './notices/webhook.ts';
import { Accounts } from './people/accounts.ts';
import { EmailAddresses } from './people/email-addresses.ts';
import { Vacations } from './people/vacations.ts';
import type { Store } from './store/store.ts';
import { accountHandlers } from './web/account-handlers.ts';
import { adminHandlers } from './web/admin-handlers.ts';
import { BODY_LIMIT, registerRoutes } from './web/http.ts';
import { refuseBadUrl, refuseBadHead } from './web/malformed-requests.ts';
import { matchHandlers } from './web/match-handlers.ts';
import { isPrivateHost } from './web/origin-check.ts';
import { type ConnectionCounter, usualLimits } from './web/rate-limiter.ts';
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
  /** The clock; tests set their own. */
  readonly now?: () => number;
  readonly luck?: ClubOptions['luck'];
  readonly mostEntries?: ClubOptions['mostEntries'];
  readonly botPace?: ClubOptions['botPace'];
  /** Days of vacation a person has within a year. */
  readonly vacationDays?: number;
  /** Multiplies every rate limit. */
  readonly limitFactor?: number;
  readonly cache?: CacheLimits;
  /** How long messages that are not urgent wait for others, in milliseconds. */
  readonly sendDelay?: number;
  /** Timeouts for the head of an HTTP request and all of it, in milliseconds. */
  readonly requestTimeouts?: { readonly head: number; readonly whole: number };
  /** How long closing waits for accepted requests, in milliseconds. */
  readonly closeTimeout?: number;
}

/** One running node. Closing it waits for accepted moves and requests. */
export interface ServerNode {
  readonly fastify: FastifyInstance;
  readonly club: Club;
  readonly ticker: Ticker;
  close(): Promise<void>;
}

/** The usual timeouts for the head of an HTTP request and all of it, in milliseconds. */
const REQUEST_TIMEOUTS = { head: 10_000, whole: 15_000 };
/** How long an idle connection stays open; behind a proxy, which reuses connections, Fastify's default holds. */
const KEEP_ALIVE = 10_000;
/** Longer than requests take, shorter than supervisors wait. */
const CLOSE_TIMEOUT = 5000;
/** The usual delay of messages that are not urgent, in milliseconds. */
const SEND_DELAY = 25;

/** Browser features that no page uses and no script may. */
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
const MONITORING_ROUTES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Builds a node; the caller starts its `fastify` and its `ticker`. */
export async function buildApp(options: AppOptions): Promise<ServerNode> {
  const { store, kinds, thinker, publicUrl, requestTimeouts = REQUEST_TIMEOUTS, trustProxy = false } = options;
  const time = new ClubTime(await store.time());
  const { now = time.now } = options;
  const limits = usualLimits(now, options.limitFactor);
  const fastify = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeouts.whole,
    http: { headersTimeout: requestTimeouts.head, connectionsCheckingInterval: requestTimeouts.head / 5 },
    ...(trustProxy ? {} : { keepAliveTimeout: KEEP_ALIVE }),
    // Only the last entry of X-Forwarded-For is the proxy's; Fastify's 1 would trust none.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    // Hooks refuse requests that arrive while the node closes; earlier ones are answered first.
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
    sendDelay: options.sendDelay ?? SEND_DELAY,
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
    if (mayReadMetrics(options.metrics ?? 'loopback', request))
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
      // The port stays open meanwhile, so that a load balancer sees /readyz fail.
      const finished = inFlight.drain(options.closeTimeout ?? CLOSE_TIMEOUT);
      time.stop();
      await ticker.stop();
      sockets.drain();
      if (!(await finished)) fastify.log.warn('closing before the requests in flight have ended');
      await fastify.close();
      await club.close();
      await thinker.close();
      await store.close();
    },
  };
}

/** Closes connections beyond an address's limit at once; behind a proxy all have the proxy's address. */
function limitConnections(server: Server, connections: ConnectionCounter): void {
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !connections.hasRoom(remoteAddress)) socket.destroy();
    else socket.once('close', connections.enter(remoteAddress));
  });
}

/** Refuses foreign host names when PUBLIC_URL is not set. */
function refuseForeignHosts(fastify: FastifyInstance): void {
  let warned = false;
  fastify.addHook('onRequest', ({ headers: { host }, routeOptions }, _reply, done) => {
    if (isPrivateHost(host) || MONITORING_ROUTES.has(routeOptions.url)) {
      done();
      return;
    }
    if (!warned) fastify.log.warn({ host }, 'refused: set PUBLIC_URL to serve this host name');
    warned = true;
    done(new Refused(refusalOf('unknown-host')));
  });
}

async function serveWebApp(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    // The build writes compressed copies beside the files.
    preCompressed: true,
    setHeaders(response, path) {
      const isHashed = /\/assets\//.test(path);
      void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
