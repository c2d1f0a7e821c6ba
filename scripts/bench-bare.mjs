// @ts-check
// Upper bounds for the club's benchmark on this machine: the disk alone, and a server without rules or storage that
// sends 900 bytes to both players of a pair for every message of one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { BenchSocket } from './bench-socket.mjs';

const FILE = fileURLToPath(import.meta.url);
const PAYLOAD = 'x'.repeat(900);
const [ZERO = 0] = Buffer.from('0');

/**
 * Messages a second through a bare server, when so many pairs answer each other without a pause.
 * @param {number} pairs
 * @param {number} seconds
 */
export async function bareServer(pairs, seconds) {
  const child = fork(FILE);
  const [address] = await once(child, 'message');
  let moves = 0;
  /** @type {BenchSocket[]} */
  const sockets = [];
  // One after the other: the server makes pairs in the order in which they come.
  for (let place = 0; place < pairs * 2; place++) {
    const player = place % 2;
    await new Promise((resolve, reject) => {
      const socket = new BenchSocket(
        String(address),
        '',
        (bytes, start) => {
          // A message begins with the player whose turn it is, except the greeting.
          const turn = (bytes[start] ?? 0) - ZERO;
          if (turn === player) {
            moves++;
            socket.send('move');
          } else if (turn > 1) resolve(undefined);
        },
        reject,
      );
      sockets.push(socket);
    });
  }
  for (let pair = 0; pair < pairs; pair++) sockets[pair * 2]?.send('move');
  await setTimeout(seconds * 500);
  const before = moves;
  const started = performance.now();
  await setTimeout(seconds * 1000);
  const each = (moves - before) / ((performance.now() - started) / 1000);
  for (const socket of sockets) socket.close();
  child.kill();
  return each;
}

/**
 * The latency of writes as large as a move's, at this rate, in milliseconds. Writes during a sync share the next one.
 * The file does not grow, so the disk has less to do than for a club.
 * @param {string} file
 * @param {number} rate
 * @param {number} seconds
 */
export async function bareDisk(file, rate, seconds) {
  const page = Buffer.alloc(16 * 1024, 'x');
  const log = await open(file, 'w');
  /** @type {number[]} */
  const waits = [];
  /** @type {number[]} */
  const waiting = [];
  let syncing = Promise.resolve();
  const sync = async () => {
    const batch = waiting.splice(0);
    if (batch.length === 0) return;
    await log.write(page, 0, page.length, 0);
    await log.datasync();
    for (const since of batch) waits.push(performance.now() - since);
  };
  const coming = setInterval(() => {
    waiting.push(performance.now());
    syncing = syncing.then(sync);
  }, 1000 / rate);
  await setTimeout(seconds * 1000);
  clearInterval(coming);
  await syncing;
  await log.close();
  return waits;
}

async function serve() {
  const server = createServer();
  /** @type {import('ws').WebSocket[]} */
  const all = [];
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    const place = all.push(socket) - 1;
    const player = place % 2;
    const others = 1 - player;
    socket.send('welcome');
    socket.on('message', () => {
      for (const seat of [0, 1]) all[place - player + seat]?.send(`${others}${PAYLOAD}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`);
}

if (process.send !== undefined && process.argv[1] === FILE) await serve();
