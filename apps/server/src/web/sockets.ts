import fastifyWebsocket from '@fastify/websocket';
import { API, MAX_MESSAGE_BYTES, refusalOf } from '@whistlestop/client';
import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify';
import type { Club } from '../club.ts';
import type { Accounts } from '../people/accounts.ts';
import { callerOf } from './caller.ts';
import { Connection } from './connection.ts';
import { sameOrigin } from './origin-check.ts';
import type { Limits } from './rate-limiter.ts';
import { languageOf, statusOf } from './refusals.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Time between two pings of a socket, in milliseconds. */
const PING_INTERVAL = 30_000;

export interface Sockets {
  readonly count: number;
  /** Asks every client to reconnect, to another node if there is one. */
  drain(): void;
}

/** Opens the club's socket. Only our own pages, and programs with a token, may connect. */
export async function registerSockets(
  app: FastifyInstance,
  club: Club,
  accounts: Accounts,
  limits: Limits,
  {
    cookie,
    publicUrl,
    mails,
    sendDelay,
  }: {
    readonly cookie: SessionCookie;
    readonly publicUrl: string | undefined;
    readonly mails: boolean;
    readonly sendDelay: number;
  },
): Promise<Sockets> {
  const connections = new Set<Connection>();
  let closing = false;
  await app.register(fastifyWebsocket, {
    // Pings are answered by the connection, which rate-limits them.
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false, autoPong: false },
    // Malformed frames and broken connections are the client's.
    errorHandler(error, socket) {
      app.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
    // `drain` closes the sockets before the server closes.
    preClose: (done) => done(),
  });
  const admit: preValidationAsyncHookHandler = async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    if (!sameOrigin(request.headers, publicUrl))
      return reply.status(statusOf('wrong-origin')).send(refusalOf('wrong-origin', language));
    if (!limits.sockets.hasRoom(request.ip))
      return reply.status(statusOf('too-many')).send(refusalOf('too-many', language));
  };
  app.get(`${API}/socket`, { websocket: true, preValidation: admit }, (socket, request) => {
    socket.once('close', limits.sockets.enter(request.ip));
    // Messages that arrive while the caller is looked up wait in the socket.
    socket.pause();
    callerOf(accounts, cookie, request)
      .then(({ user }) => {
        // Closed already, or the server is closing: a paused socket would miss its close event.
        if (closing) socket.terminate();
        if (socket.readyState !== socket.OPEN) return undefined;
        const language = languageOf(user?.language ?? request.headers['accept-language']);
        const caller = { user, address: request.ip, language, mails };
        const connection = new Connection(socket, club, limits, app.log, caller, request.raw.socket, sendDelay);
        connections.add(connection);
        socket.on('close', () => connections.delete(connection));
        socket.resume();
        return undefined;
      })
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be opened');
        socket.terminate();
      });
  });
  const pings = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, PING_INTERVAL);
  pings.unref();
  app.addHook('onClose', () => clearInterval(pings));
  return {
    get count() {
      return connections.size;
    },
    drain() {
      closing = true;
      for (const connection of connections) connection.askToReconnect();
    },
  };
}
