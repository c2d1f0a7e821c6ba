import type { PlayerEvent } from '@whistlestop/kernel';
import { events as eventBook, VICTORIES } from '../rules/index.ts';
import { CARRIED, MAJORITY, REGION_OF, STATES, support, TOTAL_VOTES, VOTES } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { TableWords } from '../texts/table.ts';
import { ElectionNight, type StateReturn } from './pieces/stage/ElectionNight.tsx';
import type { Sitting } from '@whistlestop/board';
import { candidateOf, holdingOf } from './reading.ts';

const PACE_MS = { slow: 900, normal: 450, fast: 200, instant: 0 } as const;
/** The polls close from east to west. */
const REGION_ORDER = [0, 2, 1, 3];

/** Election night: the returns of a finished match, told as a broadcast. */
export function Night({
  sitting,
  words,
  after,
}: {
  sitting: Sitting<NineteenSixtyTexts>;
  words: TableWords;
  after: ReactNode;
}) {
  const speed = sitting.page.speed;
  const { snapshot } = sitting;
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const events = useMemo(() => snapshot.steps.flatMap((step) => step.events), [snapshot.steps]);
  const won = events.findLast((event) => eventBook.is(event, 'gameWon'));
  const winner = candidateOf(won?.args.seat ?? 0);
  const victory = VICTORIES[won?.args.victory ?? 0] ?? 'majority';
  return (
    <ElectionNight
      returns={returnsOf(sitting, events, words)}
      total={TOTAL_VOTES}
      toWin={MAJORITY}
      names={words.names}
      verdict={{
        winner,
        headline: words.elected(words.names[winner]),
        text: words.victories[victory],
        house: victory === 'house' ? words.houseVerdict : undefined,
      }}
      pace={PACE_MS[speed]}
      words={words.night}
      after={after}
    />
  );
}

function returnsOf(
  { snapshot, texts }: Sitting<NineteenSixtyTexts>,
  events: readonly PlayerEvent[],
  words: TableWords,
): StateReturn[] {
  const statesOf = (kind: 'undecidedTipped' | 'votesWithheld') =>
    new Set(events.flatMap((event) => (eventBook.is(event, kind) ? [event.args.state] : [])));
  const tipped = statesOf('undecidedTipped');
  const withheld = statesOf('votesWithheld');
  const returns = STATES.map((code, state) => {
    const { owner, count } = holdingOf(support.at(snapshot.view, state));
    const how = withheld.has(state)
      ? ('withheld' as const)
      : tipped.has(state)
        ? ('tipped' as const)
        : count >= CARRIED
          ? ('carried' as const)
          : ('led' as const);
    const name = texts.states[code];
    const who = how === 'withheld' ? null : owner;
    const text = how === 'withheld' || who === null ? words.calls.withheld : words.calls[how](words.names[who]);
    const order =
      (how === 'tipped' ? 10 : 0) + REGION_ORDER.indexOf(REGION_OF[state] ?? 0) + (how === 'carried' ? 0 : 0.5);
    return { code, name, votes: VOTES[state] ?? 0, who, how, text, order };
  });
  return returns.sort((a, b) => a.order - b.order || a.votes - b.votes);
}
