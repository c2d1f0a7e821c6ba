import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { ME, OPEN } from './tables.ts';

describe.each(allDatabases)('an empty seat of a match that looks for players, on $name,', ({ create }) => {
  const club = clubForEach(create);
  let host: Person;
  let friend: Person;

  beforeEach(async () => {
    [host, friend] = [await Person.guest(club.node.address, 'Host'), await Person.guest(club.node.address, 'Friend')];
  });
  afterEach(() => {
    for (const person of [host, friend]) person.leave();
  });

  const open = async (seats: readonly (typeof ME | typeof OPEN)[], isPublic = true) => {
    const settings = { public: isPublic };
    const body = { game: 'sealed', options: { seats: seats.length }, settings, seats: [...seats] };
    const { match, invite } = await host.client.call('openMatch', { body });
    return { id: match.id, invite: invite! };
  };
  const give = (person: Person, id: string, seat: number, bot = 'random') =>
    person.client.call('seatBot', { id, body: { seat, bot } });

  test('goes to a bot at the opener’s request, everybody there sees it, and the last one starts the match', async () => {
    const { id } = await open([ME, OPEN, OPEN]);
    const seen = await friend.watch(id);
    const info = await give(host, id, 1);
    expect(info).toMatchObject({ status: 'open', yours: true });
    await friend.until(() => seen.info!.seats[1]!.player !== null);
    expect(seen.info!.seats[1]!.player).toEqual({ kind: 'bot', name: 'random' });
    // A repeated request changes nothing.
    expect(await give(host, id, 1)).toEqual(info);
    await expect(friend.client.call('join', { id, body: { seat: 1 } })).rejects.toMatchObject({ code: 'seat-taken' });
    expect(await give(host, id, 2)).toMatchObject({ status: 'running' });
    expect(await give(host, id, 2)).toMatchObject({ status: 'running' });
    await friend.until(() => seen.info!.status === 'running' && seen.view !== undefined);
    // The bots have bid, and the game waits for the person alone.
    await friend.until(() => seen.info!.waiting.length === 1);
    expect(seen.info!.waiting).toEqual([0]);
  });

  test('goes to a bot of an opener who does not sit there', async () => {
    const { id } = await open([OPEN, OPEN, OPEN], false);
    expect((await give(host, id, 2)).seats[2]!.player).toEqual({ kind: 'bot', name: 'random' });
  });

  test('goes to a bot by nobody else’s request, and only while it is empty', async () => {
    const { id, invite } = await open([ME, OPEN, OPEN], false);
    const code = (name: string) => ({ code: name });
    await expect(give(new Person(club.node.address), id, 2)).rejects.toMatchObject(code('not-signed-in'));
    await expect(give(friend, id, 2)).rejects.toMatchObject(code('not-found'));
    await friend.client.call('join', { id, body: { seat: 1, invite } });
    await expect(give(friend, id, 2)).rejects.toMatchObject(code('not-allowed'));
    await expect(give(host, id, 2, 'nobody')).rejects.toMatchObject(code('unknown-bot'));
    await expect(give(host, id, 9)).rejects.toMatchObject(code('unknown-seat'));
    for (const seat of [0, 1]) await expect(give(host, id, seat)).rejects.toMatchObject(code('seat-taken'));
    await friend.client.call('leaveMatch', { id });
    expect((await give(host, id, 1)).seats[1]!.player).toMatchObject({ kind: 'bot' });
    await friend.client.call('join', { id, body: { seat: 2, invite } });
    await expect(give(host, id, 2)).rejects.toMatchObject(code('match-not-open'));
    await host.socket.request({ kind: 'resign', match: id });
    await expect(give(host, id, 2)).rejects.toMatchObject(code('match-not-open'));
  });

  test('has one holder when a person and a bot come at once, and the other is refused', async () => {
    for (const { seats, why } of [
      { seats: [ME, OPEN, OPEN], why: 'seat-taken' },
      { seats: [ME, OPEN], why: 'match-not-open' },
    ])
      for (let time = 0; time < 4; time++) {
        const { id } = await open(seats);
        const sit = () => friend.client.call('join', { id, body: { seat: 1 } });
        const asked = time % 2 === 0 ? [give(host, id, 1), sit()] : [sit(), give(host, id, 1)];
        const answers = await Promise.allSettled(asked);
        const lost = answers.filter(({ status }) => status === 'rejected');
        expect(lost).toMatchObject([{ reason: { code: why, message: expect.stringMatching(/\.$/) as string } }]);
        const won = answers.find((answer) => answer.status === 'fulfilled')!.value;
        const { seats: held } = await host.client.call('match', { id });
        expect(held[1]!.player).toEqual(won.seats[1]!.player);
        expect(held[1]!.player).not.toBeNull();
      }
  });
});
