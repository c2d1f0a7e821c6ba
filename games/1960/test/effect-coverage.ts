import { LIST_ROOM, playOn, Random, REACHED_NO, REACHED_YES, read, readList } from '@whistlestop/kernel';
import { CARD_IDS } from '../cards/card-tables.ts';
import { nineteenSixty } from '../rules/index.ts';
import { cardPrograms, electionDayPrograms, machine } from '../rules/machine.ts';

/** One operation or condition of a card's event, and how random play left it. */
export interface EffectRow {
  readonly card: string;
  readonly part: 'event' | 'election day';
  readonly name: string;
  readonly isCondition: boolean;
  /** It asked for a decision, or the condition held. */
  readonly yes: boolean;
  /** It was carried out without asking, or the condition failed. */
  readonly no: boolean;
}

/** Plays random games with all 97 cards and tells which parts of every card's event were reached. */
export function effectCoverage(games: number): EffectRow[] {
  const reached = machine.watch();
  const game = nineteenSixty.open(nineteenSixty.options.parse({ deck: '2017' }));
  const list = new Int16Array(LIST_ROOM);
  for (let index = 0; index < games; index++) {
    const random = new Random(`coverage/${index}`);
    const s = game.layout.create();
    game.init(s);
    playOn(game, s, random, (seat) => readList(list, random.below(game.legal(s, seat, list))));
  }
  const rows = (part: EffectRow['part'], programs: Int32Array): EffectRow[] =>
    CARD_IDS.flatMap((card, number) =>
      machine.listing(read(programs, number)).map(({ at, name, isCondition }) => ({
        card,
        part,
        name,
        isCondition,
        yes: ((reached[at] ?? 0) & REACHED_YES) !== 0,
        no: ((reached[at] ?? 0) & REACHED_NO) !== 0,
      })),
    );
  return [...rows('event', cardPrograms), ...rows('election day', electionDayPrograms)];
}

/** The report as a Markdown table. */
export function coverageReport(rows: readonly EffectRow[], games: number): string {
  const mark = (reached: boolean) => (reached ? 'yes' : '–');
  return [
    '# 1960: which parts of the cards random play reaches',
    '',
    `Every operation and condition of every card event, after ${games} random games with all 97 cards. "Asked / held" means the`,
    'operation asked somebody for a decision or the condition held; "passed / failed" that it went through without asking or',
    'the condition failed. Written by `node --conditions=source --import tsx games/1960/test/write-effect-coverage.mjs`; checked by the tests.',
    '',
    '| card | part | operation or condition | asked / held | passed / failed |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ card, part, name, isCondition, yes, no }) =>
        `| ${card} | ${part} | ${isCondition ? `if ${name}` : name} | ${mark(yes)} | ${mark(no)} |`,
    ),
    '',
  ].join('\n');
}
