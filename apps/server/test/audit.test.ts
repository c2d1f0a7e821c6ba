import { Random } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { type AdminCommand, runCommand } from '../src/admin/commands.ts';
import { AdminError } from '../src/admin/admin-error.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { kinds } from './node.ts';
import { Person, playOut } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

const PASSWORD = 'a long password';

describe.each(allDatabases)('what an admin does in a club on $name', ({ create }) => {
  const club = clubForEach(create);

  /** Runs an admin command; returns its output. */
  const admin = async (name: string, argument: string, more: Partial<AdminCommand> = {}): Promise<string> => {
    const output: string[] = [];
    const act: AdminCommand = { name, argument, rest: '', language: 'en', password: PASSWORD, ...more };
    await runCommand(act, {
      store: club.node.club.store,
      kinds,
      address: club.node.address,
      print: (text) => output.push(text),
    });
    return output.join('\n');
  };
  const hideAudit = () => club.node.club.store.db.schema.alterTable('audit').renameTo('lost').execute();
  const showAudit = () => club.node.club.store.db.schema.alterTable('lost').renameTo('audit').execute();
  const audited = () =>
    club.node.club.store.db.selectFrom('audit').select(['who', 'act', 'detail']).orderBy('id').execute();

  test('does not happen when it cannot be audited', async () => {
    await admin('create-admin', 'Warden');
    const warden = new Person(club.node.address);
    await warden.client.call('signIn', { body: { name: 'Warden', password: PASSWORD } });
    const table = await setTable([club.node.address], 'lantern');
    const { people, matches, game, id } = table;
    const [one, two] = people as [Person, Person];
    const line = two.next('chat');
    await one.socket.request({ kind: 'chat', match: id, room: 'players', text: 'shame on you' });
    await two.client.call('report', { body: { line: (await line).line.id, reason: 'rude' } });
    await Promise.all(people.map((person, seat) => playOut(person, game, matches[seat]!, new Random(seat))));
    const record = await admin('export-match', id);
    const report = (await warden.client.call('reports', {})).reports[0]!.id;
    const { name } = await one.client.call('me', {});
    await hideAudit();

    const output: string[] = [];
    const failing: [string, string, Partial<AdminCommand>?][] = [
      ['create-admin', 'Second'],
      ['ban', name],
      ['settle-report', report, { rest: 'warned' }],
      ['export-match', id],
      ['delete-match', id],
    ];
    for (const act of failing) await expect(admin(...act).then((text) => output.push(text))).rejects.toThrow('audit');
    await expect(warden.client.call('ban', { body: { name, banned: true } })).rejects.toMatchObject({
      code: 'unavailable',
    });
    const settled = warden.client.call('settleReport', { id: report, body: { verdict: 'warned' } });
    await expect(settled).rejects.toMatchObject({ code: 'unavailable' });

    expect(output).toEqual([]);
    await expect(
      new Person(club.node.address).client.call('signIn', { body: { name: 'Second', password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await one.client.call('me', {})).toMatchObject({ name });
    expect((await warden.client.call('reports', {})).reports).toMatchObject([{ id: report }]);
    expect(await one.client.call('match', { id })).toMatchObject({ status: 'over' });

    await showAudit();
    await admin('delete-match', id);
    await hideAudit();
    await expect(admin('import-match', 'match.txt', { file: record })).rejects.toThrow('audit');
    await expect(one.client.call('match', { id })).rejects.toMatchObject({ code: 'not-found' });
    await showAudit();
    expect((await audited()).map(({ act }) => act)).toEqual(['create-admin', 'export-match', 'delete-match']);
    leaveAll(table);
  });

  test('is audited with who did it, but not when refused or without effect', async () => {
    await admin('create-admin', 'Warden');
    const warden = new Person(club.node.address);
    await warden.client.call('signIn', { body: { name: 'Warden', password: PASSWORD } });
    await Person.guest(club.node.address, 'Rogue');
    for (const banned of [true, false]) {
      club.clock += 60_000;
      await warden.client.call('ban', { body: { name: 'Rogue', banned } });
    }
    await expect(warden.client.call('ban', { body: { name: 'Nobody', banned: true } })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(admin('ban', 'Nobody')).rejects.toBeInstanceOf(AdminError);
    expect(await audited()).toEqual([
      { who: 'command line', act: 'create-admin', detail: 'Warden' },
      { who: 'Warden', act: 'ban', detail: 'Rogue' },
      { who: 'Warden', act: 'unban', detail: 'Rogue' },
    ]);
  });
});
