import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { operatorTexts } from '../texts/index.ts';
import { AdminError } from './admin-error.ts';
import { type AdminCommand, adminCommandSchema, type Print } from './commands.ts';

// The embedded database has one process, the club's. Admin commands reach it over a Unix socket in the data folder:
// one command as a line of JSON, its output as lines of JSON, the result last.

const replySchema = z.union([
  z.strictObject({ say: z.string() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ refused: z.string() }),
]);
type AdminReply = z.infer<typeof replySchema>;

/** The longest socket path that every system takes, in bytes. */
const LONGEST_PATH = 100;

/** How long a command may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT = 5000;

/** The path of the socket; none on Windows, or when it is too long. */
function socketPath(dataDir: string): string | undefined {
  const address = path.join(dataDir, 'admin.sock');
  return process.platform === 'win32' || Buffer.byteLength(address) > LONGEST_PATH ? undefined : address;
}

/** Opens the admin socket of the data folder; returns the function that closes it. */
export async function openAdminSocket(
  dataDir: string,
  carryOut: (command: AdminCommand, print: Print) => Promise<void>,
  log: Logger,
): Promise<() => Promise<void>> {
  const address = socketPath(dataDir);
  if (address === undefined) {
    log.warn({ dataDir }, 'admin commands need the club to be stopped: this folder cannot contain a socket');
    return () => Promise.resolve();
  }
  const server = createServer((socket) => {
    // A client that disconnects early finds the command in the audit log.
    socket.on('error', () => undefined);
    answer(socket, carryOut, log).catch((error: unknown) =>
      log.error({ err: error }, 'an admin command was not answered'),
    );
  });
  // A leftover socket belongs to a killed process: this one has locked the folder.
  rmSync(address, { force: true });
  // No other user may connect, not even between creation and a later chmod.
  const before = process.umask(0o177);
  server.listen(address);
  process.umask(before);
  await once(server, 'listening');
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

async function answer(
  socket: Socket,
  carryOut: (command: AdminCommand, print: Print) => Promise<void>,
  log: Logger,
): Promise<void> {
  const send = (reply: AdminReply) => socket.write(`${JSON.stringify(reply)}\n`);
  // An idle client must not keep the club from closing.
  socket.setTimeout(REQUEST_TIMEOUT, () => socket.destroy());
  const [line] = await linesOf(socket, 1);
  socket.setTimeout(0);
  const command = adminCommandSchema.safeParse(parseJson(line));
  try {
    if (!command.success) throw new AdminError(({ otherVersion }) => otherVersion);
    await carryOut(command.data, (text) => send({ say: text }));
    send({ done: true });
  } catch (error) {
    if (!(error instanceof AdminError))
      log.error({ err: error, command: command.data?.name }, 'an admin command failed');
    const words = operatorTexts[command.data?.language ?? 'en'];
    send({ refused: error instanceof AdminError ? error.sentence(words) : words.admin.failed });
  }
  socket.end();
}

/** Sends a command to the club that has the data folder; throws `AdminError` with its refusal. */
export async function sendToRunningClub(dataDir: string, command: AdminCommand, print: Print): Promise<void> {
  const address = socketPath(dataDir);
  const socket = address === undefined ? undefined : await connect(address);
  if (socket === undefined) throw new AdminError(({ stopItFirst }) => stopItFirst);
  socket.write(`${JSON.stringify(command)}\n`);
  for (const line of await linesOf(socket, Number.POSITIVE_INFINITY)) {
    const reply = replySchema.parse(parseJson(line));
    if ('done' in reply) return;
    if ('refused' in reply) throw new AdminError(() => reply.refused);
    print(reply.say);
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
