import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { wordsIn } from '../words/index.ts';
import { type Act, actSchema, type Say } from './acts.ts';
import { AdminError } from './admin-error.ts';

// The embedded database belongs to the process of the club. Whoever may write to its data folder asks that process over a
// socket in the folder: one act as a line of JSON there, what is to be said as lines of JSON back, the verdict last.

const replySchema = z.union([
  z.strictObject({ say: z.string() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ refused: z.string() }),
]);
type Reply = z.infer<typeof replySchema>;

/** Longest address of a socket that every system takes, in bytes. */
const LONGEST_ADDRESS = 100;

/** How long an act may take to arrive. */
const PATIENCE = 5000;

/** Where the socket is; none where the system has no such sockets or the folder's name is too long for one. */
function addressOf(dataDir: string): string | undefined {
  const address = path.join(dataDir, 'admin.sock');
  return process.platform === 'win32' || Buffer.byteLength(address) > LONGEST_ADDRESS ? undefined : address;
}

/** Lets the owner of the data folder have acts carried out by this process; answers how to close the door again. */
export async function openSideDoor(
  dataDir: string,
  carryOut: (act: Act, say: Say) => Promise<void>,
  log: Logger,
): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  if (address === undefined) {
    log.warn({ dataDir }, 'admin acts need the club to be stopped: this folder cannot hold a socket');
    return () => Promise.resolve();
  }
  const server = createServer((socket) => {
    // Whoever hangs up before the answer finds the act in the audit log.
    socket.on('error', () => undefined);
    answer(socket, carryOut, log).catch((error: unknown) => log.error({ err: error }, 'an admin act was not answered'));
  });
  // What lies there belongs to a process that was killed: this one holds the folder.
  rmSync(address, { force: true });
  // Nobody else may knock, not even between the making of the socket and the next line.
  const before = process.umask(0o177);
  server.listen(address);
  process.umask(before);
  await once(server, 'listening');
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

async function answer(socket: Socket, carryOut: (act: Act, say: Say) => Promise<void>, log: Logger): Promise<void> {
  const reply = (said: Reply) => socket.write(`${JSON.stringify(said)}\n`);
  // Whoever says nothing does not keep the club from closing.
  socket.setTimeout(PATIENCE, () => socket.destroy());
  const [line] = await linesOf(socket, 1);
  socket.setTimeout(0);
  const act = actSchema.safeParse(parseJson(line));
  try {
    if (!act.success) throw new AdminError(({ otherVersion }) => otherVersion);
    await carryOut(act.data, (text) => reply({ say: text }));
    reply({ done: true });
  } catch (error) {
    if (!(error instanceof AdminError)) log.error({ err: error, act: act.data?.name }, 'an admin act failed');
    const words = wordsIn[act.data?.language ?? 'en'];
    reply({ refused: error instanceof AdminError ? error.tell(words) : words.admin.failed });
  }
  socket.end();
}

/** Has an act carried out by the club that runs on a data folder; throws `AdminError` with what it said. */
export async function askRunningClub(dataDir: string, act: Act, say: Say): Promise<void> {
  const address = addressOf(dataDir);
  const socket = address === undefined ? undefined : await connect(address);
  if (socket === undefined) throw new AdminError(({ stopItFirst }) => stopItFirst);
  socket.write(`${JSON.stringify(act)}\n`);
  for (const line of await linesOf(socket, Number.POSITIVE_INFINITY)) {
    const reply = replySchema.parse(parseJson(line));
    if ('done' in reply) return;
    if ('refused' in reply) throw new AdminError(() => reply.refused);
    say(reply.say);
  }
  throw new AdminError(({ closedBeforeAnswer }) => closedBeforeAnswer);
}

function connect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** The first lines that arrive, at most `count`; fewer when the other side ends. */
async function linesOf(socket: Socket, count: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length >= count) break;
  }
  return lines;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
