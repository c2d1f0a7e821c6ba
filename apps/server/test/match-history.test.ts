import { type AnswerOf, changeView, type RemoteMatch } from '@whistlestop/client';
import { Random, UNKNOWN } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { choicesOf, Person } from './person.ts';
import { gameOf, leaveAll, ME, moveOn, OPEN, type SetTable, setTable } from './tables.ts';

type Seen = Map<number, number[]>;

/** Records the views a follower is shown, by the length of the log. */
function recordViews(person: Person, match: RemoteMatch): Seen {
  const seen: Seen = new Map();
  void person.until(() => {
    if (match.view !== undefined) seen.set(match.sequence, [...match.view]);
    return false;
  });
  return seen;
}

describe.each(allDatabases)('the past of a match on $name', ({ create }) => {
  const club = clubForEach(create);

  /** The past of a match as the club answers it. */
  async function recalled(person: Person, { id, game }: Pick<SetTable, 'id' | 'game'>): Promise<Seen> {
    const view = game.layout.create().fill(UNKNOWN);
    const seen: Seen = new Map();
    for (let page: string | null | undefined; page !== null; ) {
      const { moments, next }: AnswerOf<'past'> = await person.client.call('past', { id, query: { page } });
      for (const { sequence, changes } of moments) {
        changeView(view, changes);
        seen.set(sequence, [...view]);
      }
      page = next;
    }
    return seen;
  }

  test('is for everybody exactly what they were shown, with steps taken back', async () => {
    const table = await setTable([club.node.address], 'hook-or-crook');
    const { people, matches, game, id } = table;
    const spectator = new Person(club.node.address);
    const followers = [...people, spectator];
    const followed = [...matches, await spectator.watch(id)];
    const seen = followers.map((person, index) => recordViews(person, followed[index]!));
    const random = new Random('past');
    let undone = 0;
    // Whatever the luck, a step is taken back.
    for (let moves = 0; moves < 60 || undone === 0; moves++) {
      const seat = followed[0]!.info!.waiting[0]!;
      const { sequence } = followed[seat]!;
      const choices = choicesOf(game, followed[seat]!);
      const mayUndo = followed.findIndex((match) => match.undo);
      const undoes = mayUndo >= 0 && (undone === 0 || random.below(3) === 0);
      const done = undoes
        ? await people[mayUndo]!.socket.request({ kind: 'undo', match: id, sequence })
        : await people[seat]!.socket.request({
            kind: 'act',
            match: id,
            sequence,
            action: choices[random.below(choices.length)]!,
          });
      undone += undoes ? 1 : 0;
      await Promise.all(followers.map((person, index) => person.until(() => followed[index]!.sequence >= done)));
    }
    expect(undone).toBeGreaterThan(0);
    for (const [index, person] of followers.entries())
      expect([...(await recalled(person, table))]).toEqual([...seen[index]!].filter(([sequence]) => sequence > 0));
    expect(await recalled(people[0]!, table)).not.toEqual(await recalled(people[1]!, table));
    spectator.leave();
    leaveAll(table);
  });

  test('ends for delayed spectators where their table does, and not for players', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { spectatorDelay: 60_000 } });
    const spectator = new Person(club.node.address);
    const last = async (person: Person) => [...(await recalled(person, table)).keys()].at(-1);
    expect(await last(spectator)).toBeUndefined();
    club.clock += 30_000;
    const early = table.matches[0]!.sequence;
    const late = await moveOn(table);
    expect(await last(table.people[0]!)).toBe(late);
    club.clock += 30_000;
    expect(await last(spectator)).toBe(early);
    club.clock += 30_000;
    expect(await last(spectator)).toBe(late);
    leaveAll(table);
  });

  test('is hidden with its match, and empty before that has begun', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'lantern', options: {}, settings: { public: false }, seats: [ME, OPEN] };
    const { match, invite } = await host.client.call('openMatch', { body });
    const stranger = new Person(club.node.address);
    await expect(stranger.client.call('past', { id: match.id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await stranger.client.call('past', { id: match.id, query: { invite: invite! } })).toEqual({
      moments: [],
      next: null,
    });
    expect(await recalled(host, { id: match.id, game: gameOf('lantern') })).toEqual(new Map());
  });
});
