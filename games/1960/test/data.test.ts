import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Card, CARDS, type Category } from '../cards/cards.ts';
import { ENDORSEMENT_COUNTS, ENDORSEMENTS } from '../cards/endorsements.ts';
import { REGIONS } from '../rules/map.ts';
import { EDGE_OF, REGION_OF, START_SUPPORT, STATES, TOTAL_VOTES, VOTES } from '../rules/states.ts';
import { added2017, board, cards2007 } from './printed.ts';
import { Table } from './table.ts';

const rows = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

const cards: readonly (readonly [string, Card])[] = Object.entries(CARDS);
const deck2007 = cards.filter(([, { edition }]) => edition === undefined);
const count = (those: (card: Card) => boolean): number => deck2007.filter(([, card]) => those(card)).length;

const letters = { kennedy: 'K', nixon: 'N', both: 'B', defense: 'D', economy: 'E', civilRights: 'C' } as const;

/** A card the way the printed list has it. */
const line = ([id, { printed }]: readonly [string, Card]): string => {
  const issue = printed.issue === null ? '-' : letters[printed.issue];
  return `${id} ${printed.cp}${letters[printed.icon]}${issue} ${printed.state ?? '-'}`;
};

describe('the states', () => {
  it.each(REGIONS)('of the %s are those of the board', (region) => {
    const ours = STATES.flatMap((code, state) => {
      if (REGIONS[REGION_OF[state]!] !== region) return [];
      const start = START_SUPPORT[state]!;
      const cubes = start === 0 ? '' : start > 0 ? ` K${start}` : ` N${-start}`;
      return [`${code} ${VOTES[state]} ${EDGE_OF[state] === 0 ? 'K' : 'N'}${cubes}`];
    });
    expect(ours.sort()).toEqual(rows(board[region]).sort());
  });
  it('are 50 with 537 electoral votes', () => {
    expect([STATES.length, TOTAL_VOTES]).toEqual([50, 537]);
  });
  it('start with 15 Kennedy cubes and 16 Nixon cubes', () => {
    const cubes = (sign: number) => START_SUPPORT.reduce((sum, start) => sum + Math.max(0, start * sign), 0);
    expect([cubes(1), cubes(-1)]).toEqual([15, 16]);
  });
});

describe('the cards', () => {
  it('carry what is printed on them, in the order of their numbers', () => {
    expect(cards.map(line)).toEqual([...rows(cards2007), ...rows(added2017)]);
    expect(cards.map(([, { printed }]) => printed.number)).toEqual(cards.map((_, index) => index + 1));
  });
  it('have a specification each', () => {
    const specified = ([id]: readonly [string, Card]) => existsSync(new URL(`cards/${id}.test.ts`, import.meta.url));
    expect(cards.filter((card) => !specified(card)).map(([id]) => id)).toEqual([]);
  });
  it('ruling 2: are 91, of 2, 3 and 4 CP in 27, 36 and 28 copies', () => {
    expect([2, 3, 4].map((cp) => count(({ printed }) => printed.cp === cp))).toEqual([27, 36, 28]);
    expect(deck2007).toHaveLength(91);
  });
  it.each(['defense', 'economy', 'civilRights'] as const)('ruling 2: fill the grid of %s', (issue) => {
    const cell = (icon: string) =>
      [2, 3, 4].map((cp) =>
        count(({ printed }) => printed.issue === issue && printed.icon === icon && printed.cp === cp),
      );
    expect([cell('kennedy'), cell('nixon'), cell('both')]).toEqual([
      [3, 4, 3],
      [3, 4, 3],
      [3, 4, 2],
    ]);
  });
  it('ruling 2: are 30 Kennedy, 30 Nixon, 31 with both icons; four have no issue and no state', () => {
    expect(['kennedy', 'nixon', 'both'].map((icon) => count(({ printed }) => printed.icon === icon))).toEqual([
      30, 30, 31,
    ]);
    const bare = deck2007.filter(([, { printed }]) => printed.issue === null || printed.state === null);
    expect(bare.map(([id]) => id).sort()).toEqual([
      'gathering-momentum-east',
      'gathering-momentum-midwest',
      'gathering-momentum-south',
      'gathering-momentum-west',
    ]);
  });
  it('bring as many rest cubes as they lack CP to 4', () => {
    expect(cards.filter(([, { printed }]) => printed.rest !== 4 - printed.cp)).toEqual([]);
  });
  it('lie where their frames say', () => {
    const of = (category: Category) => cards.filter(([, card]) => card.category === category).map(([id]) => id);
    expect(of('debate')).toEqual(['lazy-shave', 'harvard-brain-trust']);
    expect(of('electionDay')).toEqual([
      'late-returns-from-cook-county',
      'early-returns-from-connecticut',
      'unpledged-electors',
      'recount',
    ]);
    expect(of('prevention')).toEqual(['greater-houston-ministerial-association', 'dwight-d-eisenhower']);
    expect(of('turn')).toHaveLength(19);
  });
  it.each([
    ['Nixon’s Pledge alone brings momentum by a play', 'tribute', 'nixons-pledge'],
    ['Unpledged Electors alone withhold votes', 'withheld', 'unpledged-electors'],
  ])('%s, so the log may name that card', (_title, hook, only) => {
    const such = cards.filter(([, { whileInForce }]) =>
      whileInForce?.modifiers.some((modifier) => modifier.hook === hook),
    );
    expect(such.map(([id]) => id)).toEqual([only]);
  });
  it('prevent four events', () => {
    const prevented = cards.flatMap(([id, { prevents = [] }]) => prevents.map((event) => [event, id]));
    expect(prevented).toEqual([
      ['baptist-ministers', 'greater-houston-ministerial-association'],
      ['norman-vincent-peale', 'greater-houston-ministerial-association'],
      ['puerto-rican-bishops', 'greater-houston-ministerial-association'],
      ['eisenhowers-silence', 'dwight-d-eisenhower'],
    ]);
  });
});

describe('the rest of the box', () => {
  it('has 3 endorsement cards for each region and 4 major endorsements', () => {
    expect(Object.fromEntries(ENDORSEMENTS.map((card, index) => [card, ENDORSEMENT_COUNTS[index]]))).toEqual({
      East: 3,
      Midwest: 3,
      South: 3,
      West: 3,
      major: 4,
    });
  });
  it('is set up with Kennedy in Massachusetts, Nixon in California and 2 momentum markers each', () => {
    expect(new Table({}).now()).toMatchObject({
      turn: 1,
      candidates: { kennedy: 'MA', nixon: 'CA' },
      momentum: { kennedy: 2, nixon: 2 },
      media: { East: 'none', Midwest: 'none', South: 'none', West: 'none' },
      issues: { defense: 'none', economy: 'none', civilRights: 'none' },
      exhausted: [],
      deck: 91,
    });
  });
});
