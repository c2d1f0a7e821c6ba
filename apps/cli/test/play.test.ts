import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packs } from '@whistlestop/games';
import { LANGUAGES } from '@whistlestop/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../src/words/index.ts';
import { converse, whistlestop } from './workshop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays with these lines typed; the input ends with them. */
const play = (args: readonly string[], ...typed: readonly string[]) =>
  whistlestop(['play', ...args, '--seed', '3'], typed.map((line) => `${line}\n`).join(''));

describe('whistlestop play', () => {
  it.each(packs.map(({ id }) => id))('plays a whole game of %s in the terminal by typing numbers', async (game) => {
    const saved = path.join(folder, `${game}.txt`);
    const { code, out } = await play([game, '--save', saved], '1\n'.repeat(20_000));
    expect(code).toBe(0);
    expect(out).toMatch(/ wins\.|The win is shared: /);
    expect(out).toContain(`The record is in ${saved}.`);
    expect((await whistlestop(['replay', saved, '--json'])).code).toBe(0);
  });

  it.each(LANGUAGES)('shows the keys at the start and when they are asked for (%s)', async (lang) => {
    const { code, out } = await play(['1960', '--lang', lang], '?', 'q');
    expect(code).toBe(1);
    const keys = wordsIn[lang].terminal.keys({ sealed: false, plans: false });
    for (const line of keys) expect(out.split(line)).toHaveLength(3);
    expect(out).not.toMatch(/^ {2}[rp] {2}/m);
  });

  it.each([
    ['en', 'Your hand', 'Candidate cards'],
    ['pl', 'Twoja ręka', 'Karty kandydatów'],
  ])('lists the cards a person may see and reads one whole (%s)', async (lang, hand, candidates) => {
    const { out } = await play(['1960', '--lang', lang], 'c', 'c 1', 'c kennedy', 'c zzz', 'q');
    expect(out).toContain(`  ${hand}\n    1  `);
    expect(out).toContain(`  ${candidates}\n`);
    const [, title = ''] = /\n {4}1 {2}(.+)\n/.exec(out.slice(out.indexOf(`  ${hand}\n`))) ?? [];
    expect(out).toContain(`>   ${title} (`);
    expect(out).toContain('zzz');
  });

  it('shows the board, and says why something written in notation may not be done', async () => {
    const { out } = await play(['1960'], 'b', 'pass', 'support NY', 'dance', 'q');
    expect(out).toMatch(/Bag: Kennedy \d+, Nixon \d+/);
    expect(out).toContain('not what is being decided');
    expect(out).toContain('Choose a card and its use first');
    expect(out).toContain('? for the keys');
  });

  it('names the rules behind a refusal, in the language of the game', async () => {
    const { out } = await play(['1960'], 'support NY', 'q');
    expect(out).toMatch(/Choose a card and its use first.*\. \(Playing a card\)\n/);
    expect((await play(['hook-or-crook'], 'answer CP06', 'q')).out).toContain('(ruling 41)\n');
    const polish = await play(['hook-or-crook', '--lang', 'pl'], 'answer CP06', 'q');
    expect(polish.out).toContain('(rozstrzygnięcie 41)\n');
  });

  it('seats a bot with as many evaluations as its name says, and knows no other names', async () => {
    const { out } = await play(['mr-president', '--seats', 'me,proportional@7'], '1', '', 'q');
    expect(out).toContain('Red: ');
    const { code, err } = await play(['mr-president', '--seats', 'me,nobody']);
    expect([code, err]).toEqual([2, expect.stringContaining('[unknown-bot]')]);
  });

  it('draws a curtain between two people', async () => {
    const { out } = await play(['1960', '--seats', 'me,me'], '', '1', '', '1', 'q');
    expect(out).toContain('take the screen and press Enter');
  });

  it('takes the last step back for whoever made it, and says when nobody can', async () => {
    const { out } = await play(['mr-president', '--seats', 'me,me'], 'u', '', '1', '', 'u', '', 'q');
    expect(out.split('Red, take the screen')).toHaveLength(3);
    const early = await play(['mr-president'], 'u', 'q');
    expect(early.out).toContain('nothing you can take back alone');
  });

  it('lets a person change sealed cards while another chooses', async () => {
    const saved = path.join(folder, 'changed.txt');
    await play(['mr-president', '--seats', 'me,me', '--save', saved], '', '1', '', 'r', '', '2', '', '1', 'q');
    const bids = readFileSync(saved, 'utf8').match(/^(red|blue): .*$/gm);
    expect(bids?.slice(0, 3)).toEqual([
      'red: play campaign-promises',
      'red: play billboards',
      'blue: play campaign-promises',
    ]);
  });

  it('lets a person change sealed cards before the bots go on', async () => {
    const saved = path.join(folder, 'paused.txt');
    const { out } = await play(['mr-president', '--save', saved], '1', '2', '3', '1', 'q');
    expect(out).toContain('    1  Go on\n    2  Red chooses\n');
    const bids = readFileSync(saved, 'utf8').match(/^(red|blue): play .*$/gm);
    expect(bids?.slice(0, 2)).toEqual(['red: play campaign-promises', 'red: play newspaper-ads']);
  });

  it('lets the last placement of a play be taken back before a bot answers', async () => {
    let undone = false;
    const { out } = await converse(['play', '1960', '--seed', '3'], (output) => {
      if (output.includes('  Go on\n')) {
        if (undone) return undefined;
        undone = true;
        return 'u';
      }
      return /^ +(\d+) {2}.*: take positions with \d CP$/m.exec(output)?.[1] ?? '1';
    });
    expect(out.split('  Go on\n')).toHaveLength(3);
    expect(out).toContain('u: take the last step back.');
  });

  it('leaves sealed cards as they are when asked to', async () => {
    const saved = path.join(folder, 'left.txt');
    await play(['mr-president', '--save', saved], '1', '2', '', '1', 'q');
    expect(readFileSync(saved, 'utf8').match(/^red: /gm)).toHaveLength(1);
  });

  describe('in a ticket election with a computer partner', () => {
    const seats = 'me,proportional,proportional,proportional';
    const nominee = ['play', 'mr-president', '--seed', '3', '--options', '{"version":"nominee"}', '--seats', seats];
    const { planHere } = wordsIn.en.terminal;

    it('makes a plan while the party confers, and the partner keeps to it', async () => {
      const saved = path.join(folder, 'plan.txt');
      const talk = ['p', '3', '', '2'];
      const { out } = await converse([...nominee, '--save', saved], (output) =>
        talk.length > 0 && (talk.length < 4 || output.includes(planHere)) ? talk.shift() : '1',
      );
      expect(out).toContain('Your plan with Blue');
      expect(out).toContain(
        'Agreed: Blue plays high early in the game; Blue plays two cards in the first third of the game.',
      );
      const election = readFileSync(saved, 'utf8').split('blue: ready')[1] ?? '';
      const bids = election.match(/^blue: play .*$/gm)?.slice(0, 5) ?? [];
      expect(bids.filter((bid) => /play \S+ \S+/.test(bid))).toHaveLength(1);
    });

    it('calls a recess although a bot must play first, and may change the plan in it', async () => {
      let [asked, called] = [false, false];
      const { out } = await converse(nominee, (output) => {
        if (called && output.includes(planHere)) return undefined;
        if (output.includes('  Red chooses\n')) asked = !asked;
        // At every pause Red looks once at what there is to choose.
        if (!output.includes('  Leave it as it is\n')) return asked && output.includes('  Red chooses\n') ? '2' : '1';
        called = output.includes('  Call a recess\n');
        return called ? 'recess' : '';
      });
      expect(out).toContain('Red calls a recess for the Star Party.');
    });

    it('says when there is no plan to make', async () => {
      const { out } = await converse(nominee, (output) => (output.includes('There is no plan') ? undefined : 'p'));
      expect(out).toContain('There is no plan to make now');
      expect(out).toContain('  p  makes a plan');
    });
  });
});
