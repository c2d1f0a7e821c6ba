import { ClubClient, ClubSocket, socketAddress } from '@whistlestop/client';
import { Random } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allDatabases } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { Person, playOut } from './person.ts';
import { BOT, chooseFirst, gameOf, leaveAll, ME, OPEN, openingMoves, RATED, setTable, watchAll } from './tables.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'correct horse battery';

describe.each(allDatabases)('people of a club on $name', ({ create }) => {
  const club = clubForEach(create);

  const member = async (name: string) => {
    const person = new Person(club.node.address);
    await person.client.call('register', { body: { name, password: PASSWORD } });
    return person;
  };

  test('play as guests at once and keep their matches when they make an account', async () => {
    const guest = await Person.guest(club.node.address, 'Casey');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match } = await guest.client.call('openMatch', { body });
    const me = await guest.client.call('register', { body: { name: 'Casey Jones', password: PASSWORD } });
    expect(me).toMatchObject({ name: 'Casey Jones', kind: 'member' });
    const { matches } = await guest.client.call('myMatches', {});
    expect(matches.map((mine) => mine.match.id)).toEqual([match.id]);
  });

  test('cannot take a name that looks like another', async () => {
    await member('Mary Ann');
    await expect(Person.guest(club.node.address, 'mary  ann')).rejects.toMatchObject({ code: 'name-taken' });
    await expect(Person.guest(club.node.address, '<b>')).rejects.toMatchObject({ code: 'bad-name' });
  });

  test('sign in with their password, and a changed one ends every other session', async () => {
    const home = await member('Robin');
    const phone = new Person(club.node.address);
    const wrong = { name: 'Robin', password: 'not the password' };
    await expect(phone.client.call('signIn', { body: wrong })).rejects.toMatchObject({ code: 'wrong-password' });
    await phone.client.call('signIn', { body: { name: 'robin', password: PASSWORD } });
    const guess = home.client.call('changePassword', { body: { old: 'not the password', new: 'another long one' } });
    await expect(guess).rejects.toMatchObject({ code: 'wrong-own-password' });
    await home.client.call('changePassword', { body: { old: PASSWORD, new: 'another long one' } });
    expect(await home.client.call('me', {})).toMatchObject({ name: 'Robin' });
    await expect(phone.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('read their data, and leave nothing but an anonymous seat when they go', async () => {
    const leaver = await member('Leaver');
    const table = await setTable([club.node.address], 'lantern');
    const { match } = await leaver.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [ME, BOT] },
    });
    expect(await leaver.client.call('exportMe', {})).toMatchObject({ seats: [{ match_id: match.id, seat: 0 }] });
    await expect(leaver.client.call('deleteMe', { body: {} })).rejects.toMatchObject({ code: 'wrong-own-password' });
    await leaver.client.call('deleteMe', { body: { password: PASSWORD } });
    const { record } = await table.people[0]!.client.call('record', { id: match.id });
    expect(record).toContain('forfeit abandoned');
    expect(record).toContain('["anonymous","random"]');
    await expect(leaver.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    leaveAll(table);
  });

  test('are rated as players of one game whatever colours it is played in', async () => {
    for (const colour of ['amber', 'teal']) {
      const options = { states: 1, colours: [colour] };
      const table = await setTable([club.node.address], 'hook-or-crook', { options, settings: RATED });
      await openingMoves(table);
      await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
      await club.node.ticker.tick();
      leaveAll(table);
    }
    const ratings = await club.node.club.store.db.selectFrom('ratings').select('variant').execute();
    expect(ratings).toHaveLength(4);
    expect(new Set(ratings.map(({ variant }) => variant)).size).toBe(1);
  });

  test('find a private match only by its invitation', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'lantern', options: {}, settings: { public: false }, seats: [ME, OPEN] };
    const { match, invite } = await host.client.call('openMatch', { body });
    const friend = await Person.guest(club.node.address, 'Friend');
    const call = { id: match.id };
    await expect(friend.client.call('match', call)).rejects.toMatchObject({ code: 'not-found' });
    expect((await friend.client.call('lobby', {})).matches).toEqual([]);
    const joined = await friend.client.call('join', { ...call, body: { seat: 1, invite: invite! } });
    expect(joined.status).toBe('running');
  });

  test('see which match they opened, on any device, and nobody else does', async () => {
    const host = await member('Host');
    const phone = new Person(club.node.address);
    await phone.client.call('signIn', { body: { name: 'Host', password: PASSWORD } });
    const seats = [OPEN, OPEN];
    const { match } = await host.client.call('openMatch', { body: { game: 'lantern', options: {}, seats } });
    expect(match.yours).toBe(true);
    const guest = await Person.guest(club.node.address, 'Guest');
    const [mine, theirs] = [await phone.watch(match.id), await guest.watch(match.id)];
    await guest.client.call('join', { id: match.id, body: { seat: 1 } });
    // Each gets their own info of the new player.
    await phone.until(() => mine.info!.seats[1]!.player !== null);
    await guest.until(() => theirs.info!.seats[1]!.player !== null);
    expect([mine.info!.yours, theirs.info!.yours]).toEqual([true, false]);
    const { matches } = await host.client.call('lobby', {});
    expect(matches.map(({ yours }) => yours)).toEqual([false]);
    phone.leave();
    guest.leave();
  });

  test('find no hidden matches through a profile', async () => {
    const [one, two] = await Promise.all([member('Player One'), member('Player Two')]);
    const settle = async (isPublic: boolean) => {
      const body = { game: 'lantern', options: {}, settings: { public: isPublic }, seats: [ME, OPEN] };
      const { match, invite } = await one.client.call('openMatch', { body });
      await two.client.call('join', { id: match.id, body: { seat: 1, invite: invite! } });
      await two.watch(match.id);
      await two.socket.request({ kind: 'resign', match: match.id });
      await club.node.ticker.tick();
      club.clock += 1000;
      return match.id;
    };
    const listed = await settle(true);
    const hidden = await settle(false);
    const seenBy = async ({ client }: Person) => {
      const { history, sides } = await client.call('profile', { name: 'Player One' });
      expect(sides).toMatchObject([{ played: 2, won: 2 }]);
      return history.map(({ match, readable }) => [match, readable]);
    };
    const both = [
      [hidden, true],
      [listed, true],
    ];
    expect(await seenBy(one)).toEqual(both);
    expect(await seenBy(two)).toEqual(both);
    expect(await seenBy(await member('Stranger'))).toEqual([[listed, true]]);
    expect(await seenBy(new Person(club.node.address))).toEqual([[listed, true]]);
    // A player whose seat went to a bot took part, and may no longer see the match.
    const { db } = club.node.club.store;
    await db.updateTable('seats').set({ user_id: null, bot: 'random' }).where('match_id', '=', hidden).execute();
    await db.updateTable('matches').set({ opened_by: null }).where('id', '=', hidden).execute();
    const kept = [
      [hidden, false],
      [listed, true],
    ];
    expect(await seenBy(one)).toEqual(kept);
    expect(await seenBy(two)).toEqual(kept);
    two.leave();
  });

  test('see the lobby change while they look at it', async () => {
    const reader = await Person.guest(club.node.address, 'Reader');
    reader.socket.lobby(true);
    await reader.until(() => reader.received.some(({ kind }) => kind === 'lobby'));
    const host = await Person.guest(club.node.address, 'Host');
    const next = reader.next('lobby');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match } = await host.client.call('openMatch', { body });
    expect((await next).matches.map(({ id }) => id)).toEqual([match.id]);
    reader.leave();
  });

  test('are rated by their matches and ask for a rematch with the sides moved on', async () => {
    const [one, two] = await Promise.all([member('Player One'), member('Player Two')]);
    const body = { game: 'lantern', options: {}, settings: RATED, seats: [ME, OPEN] };
    const { match } = await one.client.call('openMatch', { body });
    await two.client.call('join', { id: match.id, body: { seat: 1 } });
    const table = await watchAll(match.id, [one, two], gameOf('lantern'));
    await openingMoves(table);
    await two.socket.request({ kind: 'resign', match: match.id });
    await one.until(() => table.matches[0]!.info?.status === 'over');
    await club.node.ticker.tick();
    const profile = await two.client.call('profile', { name: 'Player One' });
    expect(profile.ratings[0]!.rating).toBeGreaterThan(1500);
    expect(profile.sides[0]).toMatchObject({ played: 1, won: 1 });
    const others = async () => (await two.client.call('profile', { name: 'Player One' })).history[0]!.others;
    expect(await others()).toEqual([{ kind: 'member', name: 'Player Two' }]);
    const again = await one.client.call('rematch', { id: match.id });
    expect(again.match.seats.map(({ player }) => player?.name ?? null)).toEqual([null, 'Player One']);
    const joined = await two.client.call('rematch', { id: match.id });
    expect(joined.match.id).toBe(again.match.id);
    expect(joined.match.seats.map(({ player }) => player?.name ?? null)).toEqual(['Player Two', 'Player One']);
    const { db } = club.node.club.store;
    const seat = db.updateTable('seats').where('match_id', '=', match.id).where('seat', '=', 1);
    await seat.set({ user_id: null, bot: 'random' }).execute();
    expect(await others()).toEqual([{ kind: 'bot', name: 'random' }]);
    await seat.set({ bot: null }).execute();
    expect(await others()).toEqual([null]);
    one.leave();
    two.leave();
  });

  test.each([
    { how: 'withdrawn', end: (asker: Person, id: string) => asker.client.call('leaveMatch', { id }) },
    {
      how: 'lapsed',
      end: async (asker: Person, id: string) => {
        const { db } = club.node.club.store;
        const { opened_by } = await db
          .selectFrom('matches')
          .select('opened_by')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        asker.leave();
        await expect.poll(() => club.node.club.notices.isOnline(opened_by!)).toBe(false);
        club.clock += 14 * DAY;
        await club.node.ticker.tick();
      },
    },
  ])('are no longer offered a rematch that has $how', async ({ end }) => {
    const table = await setTable([club.node.address], 'lantern');
    const [one, two] = table.people as [Person, Person];
    const former = table.matches[1]!;
    await one.socket.request({ kind: 'resign', match: table.id });
    const { match } = await one.client.call('rematch', { id: table.id });
    await two.until(() => former.info?.rematch === match.id);
    await end(one, match.id);
    await two.until(() => former.info?.rematch === null);
    leaveAll(table);
  });

  test('ask again for a rematch that was withdrawn', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const [one, two] = table.people as [Person, Person];
    await one.socket.request({ kind: 'resign', match: table.id });
    const ask = async (person: Person) => (await person.client.call('rematch', { id: table.id })).match;
    const withdrawn = new Set<string>();
    for (const person of [one, one, two]) {
      const { id } = await ask(person);
      await person.client.call('leaveMatch', { id });
      withdrawn.add(id);
    }
    expect(withdrawn.size).toBe(3);
    const open = await ask(one);
    expect(withdrawn).not.toContain(open.id);
    expect(await ask(two)).toMatchObject({ id: open.id, status: 'running' });
    leaveAll(table);
  });

  test('finish a match in which bots hold the other seats', async () => {
    const person = await Person.guest(club.node.address, 'Solo');
    const body = { game: 'sealed', options: {}, seats: [BOT, ME, BOT] };
    const { match } = await person.client.call('openMatch', { body });
    const table = await person.watch(match.id);
    await playOut(person, gameOf('sealed'), table, new Random(1));
    expect(table.info?.status).toBe('over');
    person.leave();
  });

  test('take a move back when everybody agrees, and the offer lapses with the next move', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const { people, matches, id } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    const other = 1 - seat;
    const { sequence } = matches[seat]!;
    const head = await chooseFirst(table, seat);
    const offer = { kind: 'takeback', to: sequence } as const;
    const answer = { kind: 'answer', match: id, sequence: head, offer, accept: true } as const;
    await people[seat]!.socket.request({ kind: 'offer', match: id, offer });
    await people[other]!.until(() => matches[other]!.info!.offers.length === 1);
    await people[other]!.socket.request(answer);
    await people[seat]!.until(() => matches[seat]!.sequence > head);
    expect(matches[seat]!.history.at(-1)!.entry).toEqual({ kind: 'takeback', seat, to: sequence });
    await expect(people[other]!.socket.request(answer)).rejects.toMatchObject({ code: 'no-offer' });
    leaveAll(table);
  });

  test('get the same answer to an offer, an answer and a claim that are sent again', async () => {
    const settings = { clock: { kind: 'slow', perDecision: DAY }, onTimeout: 'claim' } as const;
    const table = await setTable([club.node.address], 'lantern', { settings });
    const { people, matches, id } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    const [mover, other] = [people[seat]!.socket, people[1 - seat]!.socket];
    const twice = async (socket: typeof mover, request: Parameters<typeof mover.request>[0]) => {
      const answers = [await socket.request(request), await socket.request(request)];
      expect(answers[1]).toBe(answers[0]);
      return answers[0]!;
    };
    const { sequence } = matches[seat]!;
    const head = await chooseFirst(table, seat);
    const offer = { kind: 'takeback', to: sequence } as const;
    expect(await twice(mover, { kind: 'offer', id: 'a', match: id, offer })).toBe(head);
    const answer = { kind: 'answer', match: id, sequence: head, offer } as const;
    expect(await twice(other, { ...answer, id: 'a', accept: false })).toBe(head);
    await mover.request({ kind: 'offer', id: 'b', match: id, offer });
    const taken = await twice(other, { ...answer, id: 'b', accept: true });
    expect(taken).toBeGreaterThan(head);
    await people[0]!.until(() => matches[0]!.sequence === taken);
    expect(matches[0]!.history.filter(({ entry }) => entry.kind === 'takeback')).toHaveLength(1);
    for (const kind of ['pause', 'resume'] as const) {
      await twice(mover, { kind: 'offer', id: `c-${kind}`, match: id, offer: { kind } });
      const agreed = { kind: 'answer', match: id, sequence: taken, offer: { kind }, accept: true } as const;
      await twice(other, { ...agreed, id: `c-${kind}` });
    }
    club.clock += DAY;
    await club.node.ticker.tick();
    await twice(other, { kind: 'claim', id: 'd', match: id });
    // The same id of another seat is another request.
    await expect(mover.request({ kind: 'claim', id: 'd', match: id })).rejects.toMatchObject({
      code: 'nothing-to-claim',
    });
    leaveAll(table);
  });

  test('open one match with a request that is sent again', async () => {
    const person = await Person.guest(club.node.address, 'Opener');
    const body = { request: 'only-one', game: 'lantern', options: {}, seats: [ME, OPEN] };
    const opened = await Promise.all([1, 2].map(() => person.client.call('openMatch', { body })));
    expect(opened[1]).toEqual(opened[0]);
    const stranger = await Person.guest(club.node.address, 'Stranger');
    const { match } = await stranger.client.call('openMatch', { body });
    expect(match.id).not.toBe(opened[0]!.match.id);
    expect((await person.client.call('myMatches', {})).matches).toHaveLength(1);
  });

  test('let only so many matches of bots alone go on at once', async () => {
    const person = await Person.guest(club.node.address, 'Showman');
    const show = () => person.client.call('openMatch', { body: { game: '1960', options: {}, seats: [BOT, BOT] } });
    for (let shows = 0; shows < 4; shows++) await show();
    await expect(show()).rejects.toMatchObject({ code: 'too-many-shows' });
    await person.client.call('openMatch', { body: { game: '1960', options: {}, seats: [ME, BOT] } });
  });

  test('watch as spectators with the match’s delay', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { spectatorDelay: 60_000 } });
    const seat = table.matches[0]!.info!.waiting[0]!;
    club.clock += 61_000;
    const spectator = await Person.guest(club.node.address, 'Gallery');
    const late = await spectator.watch(table.id);
    const shown = late.sequence;
    const head = await chooseFirst(table, seat);
    spectator.socket.resync(table.id);
    expect((await spectator.next('table')).sequence).toBe(shown);
    club.clock += 61_000;
    spectator.socket.resync(table.id);
    await spectator.until(() => late.sequence === head);
    // Spectators learn of the end after the delay too, and of no offers.
    const before = spectator.received.length;
    const offer = { kind: 'takeback', to: 0 } as const;
    await table.people[0]!.socket.request({ kind: 'offer', match: table.id, offer });
    await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
    spectator.socket.lobby(true);
    await spectator.next('lobby');
    expect(spectator.received.slice(before).map(({ kind }) => kind)).not.toContain('info');
    const others = async () => (await spectator.client.call('match', { id: table.id })).status;
    const listed = async () => (await spectator.client.call('lobby', {})).matches.map(({ status }) => status);
    const results = () =>
      club.node.club.store.db.selectFrom('results').selectAll().where('match_id', '=', table.id).execute();
    const talk = () => spectator.client.call('chat', { id: table.id, name: 'players' });
    expect(await others()).toBe('running');
    expect(await listed()).toEqual(['running']);
    await expect(spectator.client.call('record', { id: table.id })).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(talk()).rejects.toMatchObject({ code: 'not-allowed' });
    await club.node.ticker.tick();
    expect(await results()).toEqual([]);
    club.clock += 61_000;
    await club.node.ticker.tick();
    expect(await results()).toHaveLength(2);
    expect(await talk()).toEqual({ lines: [], next: null, muted: [] });
    expect(await others()).toBe('over');
    expect(await listed()).toEqual([]);
    expect((await spectator.client.call('record', { id: table.id })).record).toContain('forfeit resigned');
    spectator.leave();
    leaveAll(table);
  });

  test('chat in their own room, mute somebody, and report a line', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const spectator = await Person.guest(club.node.address, 'Gallery');
    await spectator.watch(table.id);
    const [one, two] = table.people as [Person, Person];
    const chat = two.next('chat');
    await one.socket.request({ kind: 'chat', match: table.id, room: 'players', text: '<b>hello</b>' });
    const { line } = await chat;
    expect(line.text).toBe('<b>hello</b>');
    expect(spectator.received.some(({ kind }) => kind === 'chat')).toBe(false);
    club.clock += 1000;
    // A repeated line is stored once.
    const again = { kind: 'chat', id: 'line-1', match: table.id, room: 'players', text: 'once' } as const;
    await one.socket.request(again);
    await one.socket.request(again);
    const lines = (await one.client.call('chat', { id: table.id, name: 'players' })).lines;
    expect(lines.map(({ text }) => text)).toEqual(['<b>hello</b>', 'once']);
    const intrude = { kind: 'chat', match: table.id, room: 'players', text: 'hi' } as const;
    await expect(spectator.socket.request(intrude)).rejects.toMatchObject({ code: 'not-allowed' });
    await two.client.call('report', { body: { line: line.id, reason: 'shouting' } });
    await two.client.call('mute', { body: { name: line.from, muted: true } });
    expect((await two.client.call('chat', { id: table.id, name: 'players' })).lines).toEqual([]);
    expect((await one.client.call('chat', { id: table.id, name: 'players' })).lines).toHaveLength(2);
    spectator.leave();
    leaveAll(table);
  });

  test('watch a private match by its invitation and chat as spectators', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'lantern', options: {}, settings: { public: false }, seats: [ME, OPEN] };
    const { match, invite } = await host.client.call('openMatch', { body });
    const query = { invite: invite! };
    const friend = await Person.guest(club.node.address, 'Friend');
    await friend.client.call('join', { id: match.id, body: { seat: 1, ...query } });
    const [spectator, stranger] = [
      await Person.guest(club.node.address, 'Gallery'),
      await Person.guest(club.node.address, 'Out'),
    ];
    await spectator.watch(match.id, undefined, invite!);
    const line = { kind: 'chat', match: match.id, room: 'spectators', text: 'Well, well' } as const;
    await expect(stranger.socket.request(line)).rejects.toMatchObject({ code: 'not-found' });
    await spectator.socket.request({ ...line, ...query });
    const room = { id: match.id, name: 'spectators' };
    await expect(stranger.client.call('chat', room)).rejects.toMatchObject({ code: 'not-found' });
    const { lines } = await stranger.client.call('chat', { ...room, query });
    expect(lines.map(({ text }) => text)).toEqual(['Well, well']);
    const report = { line: lines[0]!.id, reason: 'idle talk' };
    await expect(stranger.client.call('report', { body: report })).rejects.toMatchObject({ code: 'not-found' });
    await stranger.client.call('report', { body: { ...report, ...query } });
    for (const person of [host, friend, spectator, stranger]) person.leave();
  });

  test('reconnect, get what happened since, and find one notice of their move', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const { people, matches, id } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    const other = 1 - seat;
    people[other]!.leave();
    await expect.poll(() => club.node.club.tables.followers(id).length).toBe(1);
    const seen = matches[other]!.sequence;
    for (;;) {
      await people[seat]!.until(() => matches[seat]!.info!.waiting.length > 0);
      if (!matches[seat]!.info!.waiting.includes(seat)) break;
      const done = await chooseFirst(table, seat);
      await people[seat]!.until(() => matches[seat]!.sequence >= done);
    }
    const back = await people[other]!.watch(id, seen);
    expect(back.history[0]!.sequence).toBe(seen + 1);
    expect(back.history.at(-1)!.sequence).toBe(back.sequence);
    const noticed = async () => (await people[other]!.client.call('notices', {})).notices.map(({ match }) => match);
    await expect.poll(noticed).toEqual([id]);
    leaveAll(table);
  });

  test('let a program play with a token', async () => {
    const owner = await member('Owner');
    const { secret, token } = await owner.client.call('newToken', { body: { label: 'my bot' } });
    const program = new ClubClient({ address: club.node.address, token: secret });
    expect(await program.call('me', {})).toMatchObject({ name: 'Owner' });
    const names: (string | null)[] = [];
    const socket = new ClubSocket({
      open: () => new WebSocket(socketAddress(club.node.address), { headers: { authorization: `Bearer ${secret}` } }),
      onMessage: (message) => message.kind === 'hello' && names.push(message.name),
    });
    await expect.poll(() => names).toEqual(['Owner']);
    await owner.client.call('deleteToken', { id: token.id });
    await expect.poll(() => names).toEqual(['Owner', null]);
    socket.close();
    await expect(program.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('manage their account in pages only: a token cannot take it over', async () => {
    const owner = await member('Owner');
    const { secret, token } = await owner.client.call('newToken', { body: { label: 'my bot' } });
    const program = new ClubClient({ address: club.node.address, token: secret });
    const tries = [
      program.call('changeMe', { body: { mail: 'somebody@else.example' } }),
      program.call('askConfirmation', {}),
      program.call('changePassword', { body: { old: PASSWORD, new: 'another long one' } }),
      program.call('exportMe', {}),
      program.call('deleteMe', { body: { password: PASSWORD } }),
      program.call('tokens', {}),
      program.call('newToken', { body: { label: 'one more' } }),
      program.call('deleteToken', { id: token.id }),
    ];
    for (const refused of await Promise.allSettled(tries))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'not-allowed' } });
    expect(await owner.client.call('me', {})).toMatchObject({ mail: null });
    expect((await owner.client.call('tokens', {})).tokens).toHaveLength(1);
  });

  test('who register in two pages at once get the first account', async () => {
    const guest = await Person.guest(club.node.address, 'Twice');
    const outcomes = await Promise.allSettled(
      ['One Name', 'Other Name'].map((name) => guest.client.call('register', { body: { name, password: PASSWORD } })),
    );
    const names = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.name] : []));
    expect(names).toHaveLength(1);
    expect(await guest.client.call('me', {})).toMatchObject({ name: names[0] });
  });

  test('who are signed in do not create another account by mistake', async () => {
    const person = await Person.guest(club.node.address, 'Ann');
    const refused = { code: 'signed-in' };
    await expect(person.client.call('guest', { body: { name: 'Bob' } })).rejects.toMatchObject(refused);
    await person.client.call('register', { body: { name: 'Ann', password: PASSWORD } });
    await expect(person.client.call('guest', { body: { name: 'Bob' } })).rejects.toMatchObject(refused);
    await expect(person.client.call('register', { body: { name: 'Bob', password: PASSWORD } })).rejects.toMatchObject(
      refused,
    );
    expect(await person.client.call('me', {})).toMatchObject({ name: 'Ann', kind: 'member' });
    expect(
      await club.node.club.store.db.selectFrom('users').select('name').where('name', '=', 'Bob').execute(),
    ).toEqual([]);
  });

  test('make one token with a request that is sent again: its new secret counts, the lost one does not', async () => {
    const owner = await member('Owner');
    const other = await member('Other');
    const ask = (person: Person, request: string, label = 'my bot') =>
      person.client.call('newToken', { body: { request, label } });
    const comesIn = (secret: string) => new ClubClient({ address: club.node.address, token: secret }).call('me', {});
    const lost = await ask(owner, 'first');
    const again = await ask(owner, 'first', 'another name');
    expect(again.token).toEqual(lost.token);
    await expect(comesIn(lost.secret)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await comesIn(again.secret)).toMatchObject({ name: 'Owner' });
    const second = await ask(owner, 'second');
    await ask(other, 'first');
    for (let times = 0; times < 2; times++) await owner.client.call('newToken', { body: { label: 'no word' } });
    expect(await comesIn(again.secret)).toMatchObject({ name: 'Owner' });
    const { tokens } = await owner.client.call('tokens', {});
    expect(tokens.map(({ label }) => label).sort()).toEqual(['my bot', 'my bot', 'no word', 'no word']);
    expect(tokens.map(({ id }) => id)).toEqual(expect.arrayContaining([lost.token.id, second.token.id]));
  });
});
