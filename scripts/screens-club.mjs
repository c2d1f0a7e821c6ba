// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClubClient } from '@whistlestop/client';
import { packs } from '@whistlestop/games';
import { LIST_ROOM, PlainChance } from '@whistlestop/kernel';
import { buildApp } from '../apps/server/dist/app.js';
import { BotWorkerPool } from '../apps/server/dist/bots/bot-worker-pool.js';
import { kinds } from '../apps/server/dist/games.js';
import { openEmbedded } from '../apps/server/dist/store/embedded-store.js';
import { root } from './run.mjs';

/** The club's time in all pictures. */
export const MOMENT = Date.UTC(2028, 10, 7, 18, 30);
const DAY = 24 * 3600 * 1000;

/** @typedef {{ name: string, client: ClubClient, cookie: string }} Somebody */
/** @typedef {{ kind: 'me' } | { kind: 'open' } | { kind: 'bot', bot: string }} Wish */

/** @type {Wish} */
const ME = { kind: 'me' };
/** @type {Wish} */
const OPEN = { kind: 'open' };
/** @type {(bot: string) => Wish} */
const bot = (name) => ({ kind: 'bot', bot: name });

/** The first of the games is for two; the others are for more. */
const [FIRST = '', SECOND = '', THIRD = ''] = packs.map(({ id }) => id);

/** A club with people and matches, the same each time: luck and time are fixed. */
export async function openClub() {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-screens-'));
  let now = MOMENT - 60 * DAY;
  const app = await buildApp({
    store: await openEmbedded(path.join(folder, 'whistlestop.db')),
    kinds,
    thinker: new BotWorkerPool(new URL('../apps/server/dist/games.js', import.meta.url).href, {
      workers: 1,
      queue: 100,
      longest: 25_000,
    }),
    webRoot: path.join(root, 'apps', 'web', 'dist', 'site'),
    limitFactor: 1000,
    now: () => now,
    luck: () => new PlainChance('screens'),
  });
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { club } = app;
  let requests = 0;

  /**
   * @param {string} name
   * @returns {Promise<Somebody>}
   */
  const join = async (name) => {
    /** @type {Somebody} */
    const person = {
      name,
      cookie: '',
      client: new ClubClient({
        fetch: async (input, init) => {
          const headers = { .../** @type {Record<string, string>} */ (init?.headers), cookie: person.cookie };
          const answer = await fetch(`${address}${/** @type {string} */ (input)}`, { ...init, headers });
          person.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? person.cookie;
          return answer;
        },
      }),
    };
    await person.client.call('register', { body: { name, password: 'a long password' } });
    return person;
  };
  /** @param {string} name */
  const idOf = async (name) =>
    (await club.store.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

  /**
   * Opens a match; the others join in the order of the empty seats.
   * @param {Somebody} host
   * @param {string} game
   * @param {readonly Wish[]} seats
   * @param {readonly Somebody[]} others
   * @param {import('@whistlestop/client').CallOf<'openMatch'>['body']['settings']} settings
   * @param {unknown} options
   */
  const open = async (host, game, seats, others = [], settings = {}, options = {}) => {
    const body = { game, options, settings, seats: [...seats] };
    const { match } = await host.client.call('openMatch', { body });
    const empty = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    for (const [index, person] of others.entries())
      await person.client.call('join', { id: match.id, body: { seat: empty[index] ?? 0 } });
    return match.id;
  };
  /**
   * Plays so many moves, each the middle one of the choices, and goes on until the match waits for this seat alone.
   * @param {string} id
   * @param {number} moves
   * @param {number} seat
   */
  const play = async (id, moves, seat) => {
    const list = new Int16Array(LIST_ROOM);
    const host = await club.cache.get(id);
    const waitsAlone = () => host.loaded.holders.every((_, other) => host.waitsFor(other) === (other === seat));
    for (let made = 0; made < moves || !waitsAlone(); made++) {
      const { match, loaded } = host;
      const others = loaded.holders.findIndex((_, other) => other !== seat && host.waitsFor(other));
      const mover = others < 0 ? seat : others;
      const choices = match.game.legal(match.state, mover, list);
      const action = list[choices >> 1] ?? 0;
      const userId = loaded.holders[mover]?.userId ?? null;
      const sequence = match.log.length;
      await club.requests.request(userId, { kind: 'act', id: `move-${++requests}`, match: id, sequence, action });
    }
  };
  /**
   * @param {Somebody} person
   * @param {string} match
   */
  const resign = async ({ name }, match) =>
    club.requests.request(await idOf(name), { kind: 'resign', id: `resign-${++requests}`, match });
  /**
   * @param {Somebody} person
   * @param {string} match
   * @param {string} text
   */
  const say = async ({ name }, match, text) => {
    now += 20_000;
    const id = `line-${++requests}`;
    await club.chat.say(await idOf(name), { kind: 'chat', id, match, room: 'players', text });
  };

  const [ann, ben, cyd, dot] = await Promise.all(['Ann', 'Ben', 'Cyd', 'Dot'].map(join));
  if (ann === undefined || ben === undefined || cyd === undefined || dot === undefined) throw new Error('Nobody came.');
  const slow = { clock: { kind: /** @type {const} */ ('slow'), perDecision: 3 * DAY } };
  const rated = { ...slow, rated: true };
  for (const [rival, loser] of /** @type {const} */ ([
    [ben, ben],
    [cyd, ann],
    [ben, ben],
    [dot, dot],
    [cyd, cyd],
    [ben, ann],
  ])) {
    const finished = await open(ann, FIRST, rival === cyd ? [OPEN, ME] : [ME, OPEN], [rival], rated);
    await play(finished, 2, 0);
    now += 9 * DAY;
    await resign(loser, finished);
    await club.events.resultDue(finished);
  }
  now = MOMENT - 3 * 3600 * 1000;
  const trio = await open(ann, SECOND, [ME, OPEN, OPEN], [cyd, dot], slow, { candidates: 3 });
  await play(trio, 2, 0);
  const other = await open(cyd, FIRST, [ME, OPEN], [ann], rated);
  await play(other, 12, 0);
  await open(ann, THIRD, [ME, OPEN, bot('random'), OPEN], [ben]);
  await open(ben, FIRST, [OPEN, ME], [], { ...rated, clock: { kind: 'live', purse: 20 * 60_000, increment: 10_000 } });
  await open(dot, SECOND, [ME, OPEN, OPEN, OPEN], [cyd], slow, { candidates: 4 });
  const watched = await open(ben, FIRST, [OPEN, ME], [dot]);
  await play(watched, 8, 0);
  now = MOMENT - 100_000;
  const clock = { kind: /** @type {const} */ ('live'), purse: 45 * 60_000, increment: 10_000 };
  const match = await open(ann, FIRST, [ME, OPEN], [ben], { ...rated, clock });
  await play(match, 64, 0);
  await say(ben, match, 'Good evening! Ohio is mine tonight.');
  await say(ann, match, 'We shall see. I hear the South likes a train.');
  await say(ben, match, 'Then I take the plane.');
  await say(ann, match, 'Good luck with the weather.');
  now = MOMENT;
  return {
    address,
    ann,
    match,
    game: FIRST,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
