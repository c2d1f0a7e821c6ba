// @ts-check
// The other side of the benchmark: people at tables, in a process of their own.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ClubClient, RemoteMatch, socketAddress } from '@whistlestop/client';
import { LIST_ROOM, Random } from '@whistlestop/kernel';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { WebSocket } from 'ws';

/** @typedef {{ addresses: readonly string[], tables: number, seconds: number, thinking: number, seed: number }} Load */

const GAME = { game: nineteenSixty.id, options: {} };
const game = nineteenSixty.open(nineteenSixty.options.parse(GAME.options));
const legal = new Int16Array(LIST_ROOM);
const world = game.layout.create();

/** A guest with a cookie, and the club as this guest calls it. */
class Guest {
  cookie = '';

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    this.club = new ClubClient({
      address,
      fetch: async (input, init = {}) => {
        const response = await fetch(input, {
          ...init,
          headers: { .../** @type {Record<string, string>} */ (init.headers), cookie: this.cookie },
        });
        this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
        return response;
      },
    });
  }

  socket() {
    return new WebSocket(socketAddress(this.address), {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
  }
}

/**
 * Signs two guests in and opens a match for them.
 * @param {readonly string[]} addresses
 * @param {string} name
 */
export async function openTable(addresses, name) {
  const [first, second] = [0, 1].map((seat) => new Guest(addresses[seat % addresses.length] ?? ''));
  if (first === undefined || second === undefined) throw new Error('A table has two seats.');
  await first.club.call('guest', { body: { name: `${name} a` } });
  await second.club.call('guest', { body: { name: `${name} b` } });
  const { match } = await first.club.call('openMatch', {
    body: { ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await second.club.call('join', { id: match.id, body: { seat: 1 } });
  return { id: match.id, guests: [first, second] };
}

/** One seat of one match, playing at random as fast as its thinking time allows. */
class Seat {
  /** @type {number[]} */
  latencies = [];
  over = false;
  #sent = 0;
  #asked = 0;
  #answered = true;

  /**
   * @param {WebSocket} socket
   * @param {string} match
   * @param {Random} random
   * @param {number} thinking
   */
  constructor(socket, match, random, thinking) {
    this.socket = socket;
    this.match = new RemoteMatch(match);
    this.random = random;
    this.thinking = thinking;
    this.running = false;
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', match })));
    socket.on('message', (/** @type {Buffer} */ data) => this.#hear(JSON.parse(data.toString())));
  }

  /** @param {any} message */
  #hear(message) {
    if (message.kind === 'done') {
      this.latencies.push(performance.now() - this.#sent);
      this.#answered = true;
    } else if (message.kind === 'refused') this.#answered = true;
    else this.match.take(message);
    this.next();
  }

  next() {
    const { info, seat, view, sequence } = this.match;
    if (!this.running || !this.#answered || info === undefined || seat === null || view === undefined) return;
    if (info.status === 'over') this.over = true;
    if (!info.waiting.includes(seat) || this.#asked > sequence) return;
    this.#asked = sequence + 1;
    if (this.thinking === 0) this.#act(sequence);
    else globalThis.setTimeout(() => this.#act(sequence), this.thinking * 2 * this.random.unit());
  }

  /** @param {number} sequence */
  #act(sequence) {
    const { id, seat, view } = this.match;
    if (!this.running || view === undefined || seat === null) return;
    game.sampleWorld({ observer: seat, state: view }, this.random, world);
    const count = game.legal(world, seat, legal);
    const action = legal[this.random.below(count)];
    this.#answered = false;
    this.#sent = performance.now();
    this.socket.send(JSON.stringify({ kind: 'act', id: `s${sequence}`, match: id, sequence, action }));
  }
}

/** @param {Load} load */
async function play({ addresses, tables, seconds, thinking, seed }) {
  /** @type {Seat[]} */
  const seats = [];
  const open = async (/** @type {number} */ number) => {
    const { id, guests } = await openTable(addresses, `t${seed} ${number}`);
    return guests.map((guest, seat) => new Seat(guest.socket(), id, new Random(`${seed}/${number}/${seat}`), thinking));
  };
  for (let table = 0; table < tables; table += 20)
    seats.push(
      ...(await Promise.all([...Array(Math.min(20, tables - table)).keys()].map((i) => open(table + i)))).flat(),
    );
  while (seats.some(({ match }) => match.view === undefined)) await setTimeout(20);
  let number = tables;
  const started = performance.now();
  for (const seat of seats) seat.running = true;
  for (const seat of seats) seat.next();
  /** @type {number[]} */
  const latencies = [];
  // A table whose match is over gets another, so that the number of matches stays.
  const renew = async (/** @type {number} */ index) => {
    const old = seats.slice(index, index + 2);
    for (const { latencies: own } of old) latencies.push(...own.splice(0));
    const fresh = await open(number++);
    for (const { socket } of old) socket.close();
    for (const seat of fresh) seat.running = true;
    seats.splice(index, 2, ...fresh);
    renewing.delete(index);
  };
  /** @type {Map<number, Promise<void>>} */
  const renewing = new Map();
  while (performance.now() - started < seconds * 1000) {
    await setTimeout(20);
    for (let index = 0; index < seats.length; index += 2)
      if (seats[index]?.over === true && !renewing.has(index)) renewing.set(index, renew(index));
  }
  const elapsed = (performance.now() - started) / 1000;
  for (const seat of seats) {
    seat.running = false;
    latencies.push(...seat.latencies);
    seat.socket.terminate();
  }
  await Promise.all(renewing.values());
  return { latencies, elapsed };
}

if (parentPort !== null) parentPort.postMessage(await play(/** @type {Load} */ (workerData)), []);
