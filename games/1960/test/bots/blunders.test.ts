import { readdirSync, readFileSync } from 'node:fs';
import { openScenario, Random, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { botNamed, decide } from '@whistlestop/kernel/bots';
import { bots } from '../../bots/index.ts';

/** A position, the seat that must choose in it, and choices no sensible player makes; `*` stands for any words. */
const blunders = z.array(
  z.strictObject({
    name: z.string(),
    given: z.unknown(),
    script: z.array(z.string()),
    seat: z.enum(['kennedy', 'nixon']),
    avoid: z.array(z.string()).min(1),
  }),
);
const folder = new URL('blunders/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const positions = files.flatMap((file) => blunders.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

const matches = (pattern: string, text: string): boolean => new RegExp(`^${pattern.split('*').join('.+')}$`).test(text);

function arranged({ name, given, script }: (typeof positions)[number]) {
  const opened = openScenario({ name, game: '1960', given }, [nineteenSixty]);
  if (!opened.ok) throw new Error(`${name}: ${opened.sentence}`);
  const { game, state } = opened;
  for (const line of script) {
    const [who, text = ''] = line.split(': ');
    const seat = game.seats.findIndex(({ id }) => id === who);
    const action = game.actions.parse(text);
    if (action === undefined || game.why(state, seat, action) !== undefined)
      throw new Error(`${name}: "${line}" is not legal`);
    game.apply(state, seat, action);
  }
  return { game, state };
}

describe('The blunder suite', () => {
  it('holds at least 40 positions for each side', () => {
    for (const seat of ['kennedy', 'nixon'])
      expect(positions.filter((position) => position.seat === seat).length).toBeGreaterThanOrEqual(40);
  });

  describe.each(['skilled', 'strong@40', 'expert@250'])('%s', (level) => {
    const kind = botNamed({ ...nineteenSixty, bots }, level)!;
    it.each(positions.map((position) => [position.name, position] as const))('avoids: %s', (_, position) => {
      const { game, state } = arranged(position);
      const seat = position.seat === 'kennedy' ? 0 : 1;
      const action = decide(kind.create(game), {
        view: viewOf(game, state, seat),
        evaluations: kind.evaluations,
        random: new Random('blunder'),
      });
      const text = game.actions.format(action) ?? '';
      expect(position.avoid.filter((pattern) => matches(pattern, text))).toEqual([]);
    });
  });
});
