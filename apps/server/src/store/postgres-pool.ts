import { Socket } from 'node:net';
import { Pool } from 'pg';

/** How long the club waits for its database, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection, new or from the pool. */
  readonly connect: number;
  /** For one statement, and for the next one in an open transaction; then the database ends it. */
  readonly statement: number;
  /** For any byte on a socket before it is closed; longer than `statement`. */
  readonly silence: number;
}

const TIMEOUTS: DatabaseTimeouts = { connect: 5000, statement: 10_000, silence: 15_000 };
/** An unused connection is closed after this time, in milliseconds. */
const IDLE = 10_000;

/**
 * The connections of a node. A socket whose other end is gone times out, which fails its query and replaces the connection.
 * `query_timeout` would not do: it leaves the broken connection in the pool.
 */
export function openPool(url: string, connections: number, timeouts = TIMEOUTS): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: IDLE,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    stream: () => socketWithTimeout(timeouts.silence),
  });
  // A broken connection fails its query and is replaced.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A socket that is destroyed when it receives nothing for so long, in milliseconds. */
function socketWithTimeout(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => socket.destroy(new Error('The database has not answered for too long.')));
  return socket;
}
