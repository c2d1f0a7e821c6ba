// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVERYTHING, formatRecord, openScenario, Random, scriptEntries, SPECTATOR } from '@whistlestop/kernel';
import { nineteenSixty } from '@whistlestop/1960/rules';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from '../../src/storage/link.ts';
import { readMatch, retrace } from '../../src/storage/read-match.ts';
import { type SeatPlayer, RecordedTable } from '@whistlestop/table';
import { BOT, openTable, PERSON, playStep } from '@whistlestop/table/testing';
import { openRecord } from '../../src/screens/replay/open-record.ts';

/** A record and its link as the version before made them, with a packer of its own. */
const versionBefore = (name: string) => readFileSync(path.join(import.meta.dirname, 'version-before', name), 'utf8');
const linkBefore = versionBefore('link.txt').trim();
const recordBefore = versionBefore('record.txt');

async function someRecord(steps: number): Promise<string> {
  const { table, match } = openTable(nineteenSixty, [PERSON, PERSON]);
  const random = new Random('record');
  for (let turn = 0; turn < steps; turn++) await playStep(table, random);
  return formatRecord(match.game, match.header, match.log);
}

describe('a record', () => {
  test('is read back to the same position, step by step', async () => {
    const text = await someRecord(60);
    const read = await readMatch(text);
    if (!read.ok) throw new Error(read.detail);
    expect(formatRecord(read.match.game, read.match.header, read.match.log)).toBe(text);
    expect(read.match.story().at(-1)?.after).toEqual(read.match.state);
  });

  test('is opened with every entry played once, in pieces between which the page handles events', async () => {
    const { table, match } = openTable(nineteenSixty, [PERSON, PERSON]);
    const random = new Random('once');
    for (let turn = 0; turn < 250; turn++) {
      await playStep(table, random);
      const { undo } = table.snapshot();
      if (undo !== undefined && turn % 5 === 0) await table.undo(undo);
    }
    const { game: plain, header, log } = match;
    let [played, inOneGo, most] = [0, 0, 0];
    const game = {
      ...plain,
      apply(...given: Parameters<typeof plain.apply>) {
        if (inOneGo++ === 0) setImmediate(() => (inOneGo = 0));
        played++;
        most = Math.max(most, inOneGo);
        plain.apply(...given);
      },
    };
    const read = await retrace({ header, log, game });
    if (!read.ok) throw new Error(read.detail);
    expect(played).toBe(log.filter(({ kind }) => kind === 'action' || kind === 'chance').length);
    expect(most).toBeLessThan(played);
    const opened = new RecordedTable(read.match, [PERSON, PERSON]);
    for (let at = 0; at <= opened.length; at++) opened.goTo(at);
    expect(opened.snapshot().view).toEqual(read.match.story().at(-1)?.after);
    expect([...read.match.state]).toEqual([...match.state]);
    expect(played).toBe(log.filter(({ kind }) => kind === 'action' || kind === 'chance').length);
  });

  test('that is damaged is refused with what is wrong', async () => {
    const text = await someRecord(20);
    expect(await readMatch('hello')).toMatchObject({ ok: false, code: 'not-a-record' });
    expect(await readMatch(text.replace('record 1', 'record 99'))).toMatchObject({ ok: false, code: 'newer-format' });
    expect(await readMatch(text.replace('game: 1960', 'game: 1961'))).toMatchObject({
      ok: false,
      code: 'unknown-game',
    });
    expect(await readMatch(`${text}kennedy: conjure NY\n`)).toMatchObject({ ok: false, code: 'bad-line' });
    expect(await readMatch(`${text}chance: deal gaffe\n`)).toMatchObject({ ok: false, code: 'bad-replay' });
  });

  test('fits into an address and comes out of it unchanged', async () => {
    const text = await someRecord(80);
    expect(await unpackText(await packText(text))).toBe(text);
    expect(await unpackText('%%%')).toBeUndefined();
    expect(await unpackText((await packText(text)).slice(0, -40))).toBeUndefined();
  });

  test('from a link of the version before opens, whoever packed it', async () => {
    const text = await unpackText(linkBefore);
    expect(text).toBe(recordBefore);
    expect(await readMatch(text ?? '')).toMatchObject({ ok: true });
  });

  test('of no sensible length does not come out of an address', async () => {
    expect(await unpackText(await packText('nixon '.repeat(100_000)))).toHaveLength(600_000);
    expect(await unpackText(await packText('nixon '.repeat(1_000_000)))).toBeUndefined();
  });

  test('of a running match shows only the one seat played here, and none where people share the device', async () => {
    const text = await someRecord(20);
    const observers = async (players: readonly SeatPlayer[] | undefined) => {
      const opened = await openRecord(text, players);
      if (!opened.ok) throw new Error(opened.detail);
      return opened.table.observers;
    };
    expect(await observers([BOT, PERSON])).toEqual([1, SPECTATOR]);
    expect(await observers([PERSON, PERSON])).toEqual([SPECTATOR]);
    expect(await observers(undefined)).toEqual([EVERYTHING, 0, 1, SPECTATOR]);
  });
});

describe('a scenario', () => {
  const scenario = {
    name: 'A carried state',
    game: '1960',
    given: { turn: 3, phase: 'activity', activity: 2, first: 'kennedy', toAct: 'nixon', support: { NY: 'kennedy 4' } },
    script: [],
  };

  test('is laid out as a match that can be continued', async () => {
    const read = await readMatch(JSON.stringify(scenario));
    if (!read.ok) throw new Error(read.detail);
    expect(read.match.header.given).toEqual(scenario.given);
    expect(read.match.over).toBe(false);
  });

  test('that is malformed is refused', async () => {
    expect(await readMatch(JSON.stringify({ ...scenario, given: { turns: 3 } }))).toMatchObject({
      ok: false,
      code: 'bad-scenario',
    });
    expect(await readMatch('{')).toMatchObject({ ok: false, code: 'bad-scenario' });
  });

  test('has the luck it has everywhere, and is refused where chance has nothing to decide', async () => {
    const script = (times: number) => ({
      name: 'Set-up',
      game: '1960',
      script: Array<string>(times).fill('chance: any'),
    });
    const opened = openScenario(script(5), [nineteenSixty]);
    if (!opened.ok) throw new Error(opened.sentence);
    const played = scriptEntries(opened.game, opened.state, opened.scenario);
    if (!played.ok) throw new Error(played.sentence);
    const read = await readMatch(JSON.stringify(script(5)));
    if (!read.ok) throw new Error(read.detail);
    expect(read.match.log).toEqual(played.log);
    expect(await readMatch(JSON.stringify(script(500)))).toMatchObject({ ok: false, code: 'bad-scenario' });
  });
});
