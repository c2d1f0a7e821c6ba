import { Socket } from 'node:net';
import { Pool } from 'pg';

/** How long the club waits for its database, in milliseconds. */
export interface Patience {
  /** Until there is a connection, be it a new one or one that others give back. */
  readonly connect: number;
  /** For one statement, after which the database gives it up itself; and until it ends a transaction nobody goes on with. */
  readonly statement: number;
  /** Without a sign on a line before it counts as dead; longer than a statement, which may end in silence. */
  readonly silence: number;
}

const PATIENCE: Patience = { connect: 5000, statement: 10_000, silence: 15_000 };
/** A connection nobody uses for this long is closed. */
const IDLE = 10_000;

/**
 * The connections of a node. A line that is dead at the other end although nobody has closed it fails its question after a
 * while and is replaced, so that nobody waits for ever. That is the line's own business: a question that is given up
 * (`query_timeout`) would leave the line in the pool for the next to wait on.
 */
export function openPool(url: string, connections: number, patience = PATIENCE): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: IDLE,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    stream: () => attentiveLine(patience.silence),
  });
  // A connection that breaks fails its query, if it has one, and is replaced by the next.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A socket that breaks when it has been silent for too long. */
function attentiveLine(silence: number): Socket {
  const line = new Socket();
  line.setTimeout(silence, () => line.destroy(new Error('The database has not answered for too long.')));
  return line;
}
