import { expect, it } from 'vitest';
import { LAST_WEEK } from '../rules/challenge.ts';
import { board, cheats, constantsOf, evidence, news, STARTING_VOTES, VOTES_PER_COLOUR } from '../rules/index.ts';
import { optionsSchema } from '../rules/options.ts';
import { guide } from '../texts/en/guide.ts';
import { rulings } from '../texts/en/rulings.ts';

const tableIn = (section: 'set-up' | 'rounds' | 'cheats'): readonly (readonly string[])[] =>
  guide[section].flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table : []));

const figures = (numbers: readonly number[]): readonly string[] => numbers.map(String);

it('the guide to Hook or Crook names the starting votes, and how many States must be beaten', () => {
  const [, piles = [], needed = []] = tableIn('set-up');
  expect(piles.slice(1)).toEqual(figures(STARTING_VOTES));
  expect(needed.slice(1)).toEqual(
    figures([1, 2, 3, 4, 5].map((states) => constantsOf(optionsSchema.parse({ states })).needed)),
  );
});

it('the guide names the rings and the weeks', () => {
  const laps = ['no', 'one lap', 'two laps'];
  expect(tableIn('rounds').map((row) => row[2])).toEqual([
    'Ring',
    ...board.map((ring) => `${ring.spaces.length} spaces, ${laps[ring.laps]}`),
    'nine weeks, no die',
  ]);
  expect(LAST_WEEK).toBe(9);
});

it('the guide names the Cheat Cards of each colour and their values', () => {
  const rows = (['green', 'blue', 'purple'] as const).map((colour) => {
    const values = cheats.flatMap((card) => (card.colour === colour ? [card.value] : []));
    return [String(values.length), `${Math.min(...values)} to ${Math.max(...values)} V`];
  });
  expect(
    tableIn('cheats')
      .slice(1, 4)
      .map((row) => row.slice(1, 3)),
  ).toEqual(rows);
});

it('the guide and ruling 5 show the only cheats that are higher than an Evidence Card of their color', () => {
  const higher = cheats.flatMap((cheat) =>
    cheat.colour === 'black'
      ? []
      : evidence.flatMap((exhibit) =>
          !exhibit.clincher && exhibit.colours.includes(cheat.colour) && cheat.value > exhibit.value
            ? [`a ${cheat.colour} ${cheat.value} against a ${exhibit.value} of ${exhibit.colours.join(' and ')}`]
            : [],
        ),
  );
  expect([...new Set(higher)]).toEqual(['a blue 4 against a 3 of green and blue']);
  expect(JSON.stringify(guide.answers)).toContain('a 4 against a 3 costs 1 V');
  expect(rulings[5].answer).toContain('A 4 against a 3 returns 1 V');
  expect(rulings[5].answer).toContain('only to a blue 4 against the Evidence of 3 that covers green and blue');
});

it('the guide names the decks, the Evidence and the wild cards', () => {
  const proofs = evidence.flatMap((card) => (card.clincher ? [] : [card.value]));
  const wilds = cheats.flatMap((card) => (card.colour === 'black' ? [card.scope] : []));
  expect(JSON.stringify(guide.pieces)).toContain(`${VOTES_PER_COLOUR} V each`);
  expect(JSON.stringify(guide.pieces)).toContain(
    `${news.length} **News Cards**, ${cheats.length} **Cheat Cards** for the States, ${evidence.length} **Evidence Cards**`,
  );
  expect(JSON.stringify(guide.evidence)).toContain(
    `${proofs.length} with a value from ${Math.min(...proofs)} to ${Math.max(...proofs)}`,
  );
  expect(JSON.stringify(guide.evidence)).toContain(`${evidence.length - proofs.length} **Clinchers**`);
  expect(JSON.stringify(guide.wilds)).toContain(
    `${wilds.length} black wild cards ${wilds.filter((scope) => scope === 'self').length} protect the State that plays them and ${wilds.filter((scope) => scope === 'all').length} protect **all**`,
  );
});
