// An attacker in a separate process: `attacks.ts NAME CLUB NETWORK SECONDS MATCH...`.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CARD_IDS } from '@whistlestop/mr-president/rules';
import { ClubClient } from '@whistlestop/client';
import { Random } from '@whistlestop/kernel';
import type { WebSocket } from 'ws';
import { choicesOf, fetchFrom, PASSWORD, Person, playOut } from '../person.ts';
import { gameOf, ME, OPEN, RATED } from '../tables.ts';

const [name = '', club = '', network = '', seconds = '1', ...matches] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const goesOn = () => performance.now() < end;
const { hostname, port } = new URL(club);

/** The attacker's first address. */
const HERE = `${network}.1`;
const asHere: typeof fetch = (url, init) => fetchFrom(HERE)(url as string, init ?? {});
/** More addresses of the attacker's network. */
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `${network}.${i + 2}`);

/** Requests, refusals and errors, rating changes, and actions beyond the attacker's rights. */
const tally = { asked: 0, refused: 0, ratings: 0, usurped: 0 };

async function ask(what: () => Promise<unknown>): Promise<void> {
  tally.asked++;
  await what().catch(() => tally.refused++);
}

/** Does something so many times a second until time is up, ignoring the results. */
async function flood(perSecond: number, what: (time: number) => void): Promise<void> {
  const PACE = 20;
  let due = 0;
  let time = 0;
  while (goesOn()) {
    for (due += (perSecond * PACE) / 1000; due >= 1; due--) what(time++);
    await setTimeout(PACE);
  }
}

const pick = <T>(list: readonly T[], time: number): T => list[time % list.length] as T;

const guests = (count: number, from: (guest: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, guest) =>
      Person.guest(club, `${name} ${network.slice(4)} ${guest}`, from(guest)),
    ),
  );

async function post(from: string, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetchFrom(from)(`${club}${path}`, { method: 'POST', headers, body });
  if (!ok) throw new Error('refused');
}

async function openSockets(people: readonly Person[], each: number): Promise<WebSocket[]> {
  const sockets = people.flatMap((person) => Array.from({ length: each }, () => person.openSocket()));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return sockets;
}

const equal = Object.fromEntries(CARD_IDS.map((card) => [card, 10]));
const bots = (level: string) => [0, 1].map(() => ({ kind: 'bot' as const, bot: level }));

const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Ten guests with fifty sockets ask for the lobby again and again. */
  async lobby() {
    const sockets = await openSockets(await guests(10, () => HERE), 5);
    await flood(2000, (time) => {
      tally.asked++;
      pick(sockets, time).send('{"kind":"lobby","on":true}');
    });
  },

  /** Four matches in which nobody can ever be ahead, played by bots that do not think. */
  async endless() {
    const [guest] = await guests(1, () => HERE);
    const options = {
      edition: 'second',
      method: 'electoral',
      length: 'short',
      noMajority: 'replay',
      data: { cards: equal },
    };
    for (let match = 0; match < 4; match++)
      await ask(() =>
        guest!.client.call('openMatch', { body: { game: 'mr-president', options, seats: bots('greedy') } }),
      );
    await setTimeout(end - performance.now());
  },

  /** Strangers look back through everybody's matches, again and again. */
  async past() {
    const people = await guests(10, (guest) => pick(addresses(10), guest));
    await flood(400, (time) => void ask(() => pick(people, time).client.call('past', { id: pick(matches, time) })));
  },

  /** Two guests make a move and take it back, for ever. */
  async undo() {
    const game = gameOf('1960');
    const people = await guests(2, (guest) => pick(addresses(2), guest));
    const { match } = await people[0]!.client.call('openMatch', {
      body: { game: '1960', options: {}, seats: [ME, OPEN] },
    });
    await people[1]!.client.call('join', { id: match.id, body: { seat: 1 } });
    const tables = await Promise.all(people.map((person) => person.watch(match.id)));
    while (goesOn()) {
      const seat = tables[0]!.info!.waiting[0] ?? 0;
      const [person, table] = [people[seat]!, tables[seat]!];
      const { sequence } = table;
      const action = choicesOf(game, table)[0];
      // The table of the seat that is waited for may not have heard of it yet.
      if (action === undefined) {
        await setTimeout(1);
        continue;
      }
      await ask(() => person.socket.request({ kind: 'act', match: match.id, sequence, action }));
      await ask(() => person.socket.request({ kind: 'undo', match: match.id, sequence: table.sequence }));
      await setTimeout(1);
    }
  },

  /** Names that are long, and longer once they are made comparable, from twenty addresses. */
  async names() {
    const body = JSON.stringify({ name: '\uFDFA'.repeat(20_000) });
    await flood(200, (time) => void ask(() => post(pick(addresses(20), time), '/api/v1/guests', body)));
  },

  /** One guest plays as many matches as may be opened against the bot that thinks longest. */
  async thinkers() {
    const [guest] = await guests(1, () => HERE);
    const game = gameOf('1960');
    const body = { game: '1960', options: {}, seats: [ME, { kind: 'bot' as const, bot: 'expert' }] };
    const playOne = async () => {
      const { match } = await guest!.client.call('openMatch', { body });
      await playOut(guest!, game, await guest!.watch(match.id), new Random(match.id), goesOn);
    };
    await Promise.race([
      Promise.all(Array.from({ length: 29 }, () => ask(playOne))),
      setTimeout(end - performance.now()),
    ]);
  },

  /** Two accounts of one person lose to each other as fast as they can. */
  async ratings() {
    const named = `${name} ${network.slice(4)}`;
    const [winner, loser] = [
      await Person.member(club, named, PASSWORD, HERE),
      await Person.member(club, `${named} 2`, PASSWORD, HERE),
    ];
    const body = { game: '1960', options: {}, settings: RATED, seats: [ME, OPEN] };
    while (goesOn()) {
      await ask(async () => {
        const { match } = await winner.client.call('openMatch', { body });
        await loser.client.call('join', { id: match.id, body: { seat: 1 } });
        await loser.socket.request({ kind: 'resign', match: match.id });
      });
      await setTimeout(20);
    }
    const reader = new Person(club, pick(addresses(1), 0));
    const { ratings } = await reader.client.call('profile', { name: named });
    tally.ratings = ratings.length;
  },

  /** Large bodies nobody may send, from one address. */
  async bodies() {
    const body = JSON.stringify({ game: '1960', options: { text: Array.from({ length: 100_000 }, () => 1) } });
    await flood(100, () => void ask(() => post(HERE, '/api/v1/matches', body)));
  },

  /** A program with the token of an admin asks for what only the admin's own page may do. */
  async tokens() {
    const program = new ClubClient({ address: club, token: process.env['ADMIN_TOKEN'] ?? '', fetch: asHere });
    const powers = [
      () => program.call('ban', { body: { name: 'Honest alone', banned: true } }),
      () => program.call('reports', {}),
      () => program.call('settleReport', { id: 'a'.repeat(16), body: { verdict: 'none' } }),
    ];
    await flood(200, (time) => void ask(() => pick(powers, time)().then(() => tally.usurped++)));
  },

  /** A thousand plain connections from one address, half of them in the middle of a request that never ends. */
  async connections() {
    const open: Socket[] = [];
    await flood(1000, (time) => {
      if (open.length >= 1000) return;
      tally.asked++;
      const socket = connect({ host: hostname, port: Number(port), localAddress: HERE });
      socket.on('error', () => undefined);
      socket.on('close', () => tally.refused++);
      if (time % 2 === 0) socket.write('POST /api/v1/guests HTTP/1.1\r\nHost: club\r\nContent-Le');
      open.push(socket);
    });
  },
};

const attack = attacks[name];
if (attack === undefined) throw new RangeError(`No attack is called ${name}.`);
// A real attacker has another machine: this process gives way to the club and its players.
setPriority(constants.priority.PRIORITY_LOW);
await attack();
process.stdout.write(`${JSON.stringify(tally)}\n`, () => process.exit());
await once(process, 'exit');
