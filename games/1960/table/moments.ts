import type { Language } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import { DEBATE_TURN, ELECTION_TURN, VOTES } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { Moment } from '@whistlestop/board';
import { type TableWords, tableWords } from '../texts/table.ts';

/** Electoral votes that must change hands within one play for it to be worth a jump. */
const SWING = 30;

interface Play {
  readonly sentence: string;
  after: number;
  change: number;
}

/** The turns of a match, and the plays by which many electoral votes changed hands. */
export function momentsOf(
  steps: readonly TableStep[],
  texts: NineteenSixtyTexts,
  language: Language,
): readonly Moment[] {
  const words = tableWords[language];
  const moments: Moment[] = [];
  let play: Play | undefined;
  const closePlay = () => {
    const change = Math.abs(play?.change ?? 0);
    if (play !== undefined && change >= SWING)
      moments.push({ after: play.after, kind: 'swing', name: `${play.sentence} (${words.swing(change)})` });
    play = undefined;
  };
  steps.forEach((step, index) => {
    for (const event of step.events) {
      if (eventBook.is(event, 'cardPlayed', 'candidatePlayed')) {
        closePlay();
        play = { sentence: texts.event(event) ?? '', after: index + 1, change: 0 };
      }
      if (eventBook.is(event, 'turnBegan')) {
        closePlay();
        const { turn } = event.args;
        // The turn a match begins in begins with no step of its own.
        if (moments.every(({ kind }) => kind !== 'part'))
          moments.unshift({ after: 0, kind: 'part', name: turnName(turn - 1, words) });
        moments.push({ after: index + 1, kind: 'part', name: turnName(turn, words) });
      }
      if (play !== undefined && eventBook.is(event, 'supportChanged')) {
        play.change += swingOf(event.args);
        play.after = index + 1;
      }
    }
  });
  closePlay();
  return moments;
}

/** A turn by its number, and by what it is for where it is no common one. */
function turnName(turn: number, words: TableWords): string {
  if (turn === DEBATE_TURN) return `${words.turn(turn)}: ${words.phases.debates}`;
  return turn === ELECTION_TURN ? `${words.turn(turn)}: ${words.phases.electionDay}` : words.turn(turn);
}

/** Electoral votes a change of support moved: towards Kennedy above zero, towards Nixon below. */
function swingOf({ state, change, now }: Readonly<Record<'state' | 'change' | 'now', number>>): number {
  return (Math.sign(now) - Math.sign(now - change)) * (VOTES[state] ?? 0);
}
