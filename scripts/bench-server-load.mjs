// @ts-check
// The load of the benchmark: players at tables, in a separate process.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ClubClient } from '@whistlestop/client';
import { LIST_ROOM, Random, UNKNOWN } from '@whistlestop/kernel';
import { packs } from '@whistlestop/games';
import { BenchSocket } from './bench-socket.mjs';

/** @typedef {{ addresses: readonly string[], tables: number, matches: number, warmUp: number, seconds: number, thinking: number, seed: number }} Load */
/** @typedef {{ latencies: number[], seconds: number, cpu: number, refused: number }} Measured */

const rules = await packs[0].rules();
const GAME = { game: rules.id, options: {} };
const game = rules.open(rules.options.parse(GAME.options));
const legal = new Int16Array(LIST_ROOM);
/** Where the kind of a message begins, in `{"kind":"done"...`, and the match in `{"kind":"happened","match":"...`. */
const KIND_AT = 9;
const MATCH_AT = 28;
const [DONE, REFUSED, TABLE, HAPPENED] = Buffer.from('drth');
const [ZERO = 0, MINUS = 0, COMMA = 0, CLOSING = 0, NULL = 0] = Buffer.from('0-,]n');
const CHANGES = Buffer.from('],"changes":[');
const WAITING = Buffer.from('],"waiting":[');
const SCORES = Buffer.from(',"scores":');
/** Most matches of this game have some 500 entries. */
const LATE = 400;

/** A guest with a cookie and a client. */
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
}

/**
 * Signs two guests in, each at a node.
 * @param {readonly string[]} addresses
 * @param {string} name
 * @returns {Promise<[Guest, Guest]>}
 */
export async function twoGuests(addresses, name) {
  const first = new Guest(addresses[0] ?? '');
  const second = new Guest(addresses[1] ?? first.address);
  await first.club.call('guest', { body: { name: `${name} a` } });
  await second.club.call('guest', { body: { name: `${name} b` } });
  return [first, second];
}

/**
 * Opens a match for two guests; returns its id.
 * @param {readonly [Guest, Guest]} guests
 */
export async function openMatch([first, second]) {
  const { match } = await first.club.call('openMatch', {
    body: { ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await second.club.call('join', { id: match.id, body: { seat: 1 } });
  return match.id;
}

/** One seat, playing one match after another at random as fast as its thinking time allows. */
class Seat {
  /** @type {number[]} */
  latencies = [];
  refused = 0;
  over = false;
  running = false;
  seat = -1;
  /** How long it thinks about a move, in the middle. */
  thinking = 0;
  #match = '';
  #matchBytes = Buffer.alloc(0);
  sequence = 0;
  /** Stops at this length of the log. */
  until = Number.POSITIVE_INFINITY;
  #view = game.layout.create();
  #waiting = false;
  #sent = 0;
  #asked = -1;
  #answered = true;
  #thinks = false;

  /**
   * @param {Guest} guest
   * @param {Random} random
   * @param {(error: Error) => void} onBroken
   */
  constructor(guest, random, onBroken) {
    this.random = random;
    this.socket = new BenchSocket(
      guest.address,
      guest.cookie,
      (bytes, start, end) => this.#hear(bytes, start, end),
      onBroken,
    );
  }

  /**
   * Sits down at a match and leaves the one before.
   * @param {string} match
   */
  sit(match) {
    if (this.#match !== '') this.socket.send(`{"kind":"leave","match":"${this.#match}"}`);
    this.#match = match;
    this.#matchBytes = Buffer.from(match);
    this.sequence = 0;
    this.#asked = -1;
    this.#waiting = false;
    this.over = false;
    this.#watch();
  }

  #watch() {
    this.socket.send(`{"kind":"watch","match":"${this.#match}"}`);
  }

  /**
   * @param {Buffer} bytes
   * @param {number} start
   * @param {number} end
   */
  #hear(bytes, start, end) {
    // The kind of a message is its first property.
    switch (bytes[start + KIND_AT]) {
      case DONE:
        this.latencies.push(performance.now() - this.#sent);
        this.#answered = true;
        break;
      case REFUSED:
        this.refused++;
        this.#answered = true;
        break;
      case TABLE:
        this.#take(JSON.parse(bytes.toString('utf8', start, end)));
        break;
      case HAPPENED:
        if (this.#match !== '' && lies(this.#matchBytes, bytes, start + MATCH_AT)) this.#follow(bytes, start, end);
        break;
      default:
        return;
    }
    this.next();
  }

  /** @param {{ seat: number, sequence: number, view: (number | null)[] | null, match: { id: string, waiting: number[], status: string } }} table */
  #take({ seat, sequence, view, match }) {
    if (view === null || match.id !== this.#match) return;
    this.seat = seat;
    this.sequence = sequence;
    this.#view.set(view.map((value) => value ?? UNKNOWN));
    this.#waiting = match.waiting.includes(seat);
    this.over = match.status === 'over';
  }

  /**
   * Reads only the needed numbers of a `happened`, from the bytes. A browser does more, but on another machine.
   * @param {Buffer} bytes
   * @param {number} start
   * @param {number} end
   */
  #follow(bytes, start, end) {
    numbers.begin(bytes, start + MATCH_AT + this.#match.length);
    const from = numbers.next();
    const to = numbers.next();
    if (to <= this.sequence) return;
    if (from !== this.sequence) {
      this.#watch();
      return;
    }
    let changes = end - CHANGES.length;
    while (!lies(CHANGES, bytes, changes)) changes--;
    numbers.begin(bytes, changes + CHANGES.length);
    while (numbers.more()) {
      const slot = numbers.next();
      this.#view[slot] = numbers.next();
    }
    numbers.begin(bytes, numbers.at + WAITING.length);
    this.#waiting = false;
    while (numbers.more()) if (numbers.next() === this.seat) this.#waiting = true;
    this.sequence = to;
    let scores = end - SCORES.length;
    while (scores > numbers.at && !lies(SCORES, bytes, scores)) scores--;
    this.over = bytes[scores + SCORES.length] !== NULL;
  }

  next() {
    if (!this.running || !this.#answered || !this.#waiting || this.#asked === this.sequence) return;
    if (this.sequence >= this.until) return;
    if (this.thinking === 0) this.#act();
    else if (!this.#thinks) globalThis.setTimeout(() => this.#act(), this.thinking * 2 * this.random.unit());
    this.#thinks = this.thinking > 0;
  }

  #act() {
    this.#thinks = false;
    if (!this.running || !this.#waiting) return;
    this.#asked = this.sequence;
    // Legal actions of this game can be computed from the view directly, so no world is sampled.
    const action = legal[this.random.below(game.legal(this.#view, this.seat, legal))];
    const sequence = this.sequence;
    this.#answered = false;
    this.#sent = performance.now();
    this.socket.send(
      `{"kind":"act","id":"s${sequence}","match":"${this.#match}","sequence":${sequence},"action":${action}}`,
    );
  }
}

/** Reads whole numbers and nulls from the bytes of a message, one after the other. */
class Numbers {
  /** @type {Buffer} */
  bytes = Buffer.alloc(0);
  at = 0;

  /**
   * @param {Buffer} bytes
   * @param {number} at
   */
  begin(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Whether the list that is being read goes on. */
  more() {
    return this.bytes[this.at] !== CLOSING;
  }

  /** The next number; UNKNOWN for null. */
  next() {
    const { bytes } = this;
    let at = this.at;
    let sign = 1;
    for (; !isDigit(bytes[at]); at++) {
      if (bytes[at] === MINUS) sign = -1;
      if (bytes[at] !== NULL) continue;
      this.at = at + 4 + (bytes[at + 4] === COMMA ? 1 : 0);
      return UNKNOWN;
    }
    let number = 0;
    for (; isDigit(bytes[at]); at++) number = number * 10 + (bytes[at] ?? 0) - ZERO;
    this.at = at + (bytes[at] === COMMA ? 1 : 0);
    return sign * number;
  }
}

/** One reader for all, since each message is read to its end. */
const numbers = new Numbers();

/**
 * Whether a piece of text lies at this place.
 * @param {Uint8Array} piece
 * @param {Buffer} bytes
 * @param {number} at
 */
function lies(piece, bytes, at) {
  for (let i = 0; i < piece.length; i++) if (bytes[at + i] !== piece[i]) return false;
  return true;
}

/** @param {number | undefined} byte */
const isDigit = (byte) => byte !== undefined && byte >= ZERO && byte < ZERO + 10;

/** Two seats that play with each other. */
class Table {
  /**
   * @param {readonly [Guest, Guest]} guests
   * @param {readonly [Seat, Seat]} seats
   */
  constructor(guests, seats) {
    this.guests = guests;
    this.seats = seats;
  }

  match = '';
  /** @readonly @type {string[]} */
  #ready = [];

  /** Opens so many matches for later. */
  async prepare(count = 1) {
    for (let i = 0; i < count; i++) this.#ready.push(await openMatch(this.guests));
  }

  /** Sits both down at the next match, which is opened if none is ready. */
  async renew() {
    if (this.#ready.length === 0) await this.prepare();
    this.match = this.#ready.pop() ?? '';
    for (const seat of this.seats) seat.sit(this.match);
  }
}

/**
 * Opens tables, each with so many matches, and joins two players to the first.
 * @param {Pick<Load, 'addresses' | 'tables' | 'matches' | 'seed'>} load
 * @param {(error: Error) => void} onBroken
 */
async function setTables({ addresses, tables: count, matches, seed }, onBroken) {
  const open = async (/** @type {number} */ number) => {
    const guests = await twoGuests(addresses, `t${seed} ${number}`);
    const [first, second] = guests.map(
      (guest, seat) => new Seat(guest, new Random(`${seed}/${number}/${seat}`), onBroken),
    );
    if (first === undefined || second === undefined) throw new Error('A table has two seats.');
    const table = new Table(guests, [first, second]);
    await table.prepare(matches);
    await table.renew();
    return table;
  };
  /** @type {Table[]} */
  const tables = [];
  while (tables.length < count) {
    const few = Math.min(20, count - tables.length);
    tables.push(...(await Promise.all([...Array(few).keys()].map((i) => open(tables.length + i)))));
  }
  while (tables.some(({ seats }) => seats.some(({ seat }) => seat < 0))) await setTimeout(20);
  return tables;
}

/**
 * A match near its end, and one of its players.
 * @param {string} address
 */
export async function lateMatch(address) {
  const broken = new AbortController();
  const about = { addresses: [address], tables: 1, matches: 1, seed: -1 };
  const [table] = await setTables(about, (error) => broken.abort(error));
  if (table === undefined) throw new Error('There is no table.');
  for (const seat of table.seats) {
    seat.until = LATE;
    seat.running = true;
    seat.next();
  }
  const late = () => table.seats.some(({ over, sequence }) => over || sequence >= LATE);
  while (!broken.signal.aborted && !late()) await setTimeout(20);
  for (const { socket } of table.seats) socket.close();
  broken.signal.throwIfAborted();
  return { guest: table.guests[0], match: table.match };
}

/**
 * @param {Load} load
 * @param {() => Promise<void>} ready Called after the warm-up; measuring begins when it resolves.
 * @returns {Promise<Measured>}
 */
async function play(load, ready) {
  const broken = new AbortController();
  const tables = await setTables(load, (error) => broken.abort(error));
  const seats = tables.flatMap((table) => table.seats);
  for (const seat of seats) seat.running = true;
  for (const seat of seats) seat.next();
  /** @type {Map<Table, Promise<void>>} */
  const renewing = new Map();
  // A table whose match is over starts the next, so the number of running matches stays.
  const playFor = async (/** @type {number} */ seconds) => {
    const until = performance.now() + seconds * 1000;
    while (!broken.signal.aborted && performance.now() < until) {
      await setTimeout(20);
      for (const table of tables)
        if (table.seats.every(({ over }) => over) && !renewing.has(table))
          renewing.set(
            table,
            table.renew().finally(() => renewing.delete(table)),
          );
    }
  };
  // The warm-up runs without thinking time, so that the code is optimised sooner.
  await playFor(load.warmUp);
  for (const seat of seats) seat.thinking = load.thinking;
  await playFor(Math.min(2, load.thinking / 500));
  await ready();
  for (const seat of seats) seat.latencies = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  await playFor(load.seconds);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const latencies = seats.flatMap((seat) => seat.latencies);
  await Promise.all(renewing.values());
  for (const { socket } of seats) socket.close();
  broken.signal.throwIfAborted();
  const refused = seats.reduce((sum, seat) => sum + seat.refused, 0);
  return { latencies, seconds, cpu: (user + system) / 1e6, refused };
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [load] = await once(process, 'message');
  const measured = await play(/** @type {Load} */ (load), async () => {
    process.send?.({ kind: 'ready' });
    await once(process, 'message');
  });
  process.send?.({ kind: 'measured', ...measured });
}
