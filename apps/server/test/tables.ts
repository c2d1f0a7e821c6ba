import type { MatchSettings, RemoteMatch } from '@whistlestop/client';
import type { Game } from '@whistlestop/kernel';
import { kinds } from './node.ts';
import { choicesOf, Person } from './person.ts';

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot', bot: 'random' } as const;
/** The settings of a match that counts. */
export const RATED = { rated: true, clock: { kind: 'slow', perDecision: 3 * 24 * 3_600_000 } } as const;

/** A game of the test clubs. */
export function gameOf(id: string, options: unknown = {}): Game {
  const kind = kinds.find((candidate) => candidate.id === id)!;
  return kind.open(kind.options.parse(options));
}

export interface SetTable {
  readonly id: string;
  readonly people: Person[];
  readonly matches: RemoteMatch[];
  readonly game: Game;
}

/** Guests' names have numbers of equal length, so that messages have equal sizes. */
let names = 100_000;

/** Fills a new match with people (guests unless it is rated), spread over the nodes, and waits for all tables. */
export async function setTable(
  addresses: readonly string[],
  id: string,
  { options = {}, settings = {} }: { options?: unknown; settings?: Partial<MatchSettings> } = {},
): Promise<SetTable> {
  const game = gameOf(id, options);
  const come = (address: string, name: string) =>
    settings.rated === true ? Person.member(address, name) : Person.guest(address, name);
  const people = await Promise.all(
    game.seats.map((_, seat) => come(addresses[seat % addresses.length]!, `Guest ${++names}`)),
  );
  const { match, invite } = await people[0]!.client.call('openMatch', {
    body: { game: id, options, settings, seats: game.seats.map((_, seat) => (seat === 0 ? ME : OPEN)) },
  });
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.client.call('join', { id: match.id, body: { seat, ...(invite ? { invite } : {}) } });
  return watchAll(match.id, people, game);
}

/** The table of people who sit at a match already, in the order of its seats. */
export async function watchAll(id: string, people: Person[], game: Game): Promise<SetTable> {
  return { id, people, matches: await Promise.all(people.map((person) => person.watch(id))), game };
}

/** Makes a seat's first choice from its player's or another page; returns the length of the log after it. */
export function chooseFirst(
  { id, people, matches, game }: SetTable,
  seat: number,
  by = people[seat]!,
): Promise<number> {
  const match = matches[seat]!;
  return by.socket.request({ kind: 'act', match: id, sequence: match.sequence, action: choicesOf(game, match)[0]! });
}

/** The waiting seat makes its first choice, and everybody at the table gets it. */
export async function moveOn(table: SetTable, pages = table.people): Promise<number> {
  const { people, matches } = table;
  const seat = matches[0]!.info!.waiting[0]!;
  const done = await chooseFirst(table, seat, pages[seat]);
  await Promise.all(people.map((person, each) => person.until(() => matches[each]!.sequence >= done)));
  return done;
}

/** Plays until every seat has made a choice, so that the match counts in ratings. */
export async function openingMoves(table: SetTable): Promise<void> {
  const { matches, game } = table;
  const moved = new Set<number>();
  while (moved.size < game.seats.length) {
    moved.add(matches[0]!.info!.waiting[0]!);
    await moveOn(table);
  }
}

export function leaveAll(table: SetTable): void {
  for (const person of table.people) person.leave();
}
