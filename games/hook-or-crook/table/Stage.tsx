import { includes } from '@whistlestop/kernel';
import { isBeaten, Phase, placeOf, statesBeaten } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { useMemo } from 'react';
import { type CourtBench, CourtRoom } from './pieces/CourtRoom.tsx';
import { Reckoning } from './pieces/Reckoning.tsx';
import { RingBoard } from './pieces/RingBoard.tsx';
import type { Sitting } from '@whistlestop/board';
import {
  aheadIn,
  cheatContent,
  effectWords,
  evidenceContent,
  pawnsOf,
  playerAt,
  ringsOf,
  spaceName,
  statesOf,
  type Telling,
} from './reading.ts';
import styles from './Stage.module.css';

type StageProps = { sitting: Sitting<HookOrCrookTexts>; telling: Telling };

/** The middle of the table: the rings, in Round 4 the court room, at the end the reckoning. */
export function Stage({ sitting, telling }: StageProps) {
  const { view, now } = sitting.snapshot;
  const { constants, texts, words } = telling;
  const { fields } = constants;
  const round = fields.round.get(view);
  const rings = useMemo(() => ringsOf(telling), [telling]);
  return (
    <div className={styles['stage']}>
      {now.kind === 'over' && fields.phase.get(view) === Phase.over && (
        <FinalReckoning sitting={sitting} telling={telling} />
      )}
      {round === 4 ? (
        <Court sitting={sitting} telling={telling} />
      ) : (
        <>
          <RingBoard
            rings={rings}
            round={round}
            weeks={Object.values(texts.words.weeks)}
            pawns={pawnsOf(telling, view)}
            label={words.boardAbout(texts.words.rounds[round] ?? '')}
          />
          <Spaces telling={telling} round={round} />
        </>
      )}
    </div>
  );
}

/** Round 4: the Evidence on the table, and what every State has answered. */
function Court({ sitting, telling }: StageProps) {
  const { view } = sitting.snapshot;
  const { constants, texts, words } = telling;
  const { onTable, phase, asked, awaited, answer, shown, week } = constants.fields;
  const answering = phase.get(view) === Phase.answer;
  const exhibit = onTable.get(view) - 1;
  const benches = statesOf(constants).map((state): CourtBench => {
    const seat = state + 1;
    const player = playerAt(telling, seat);
    if (!answering) {
      const card = shown.at(view, state) - 1;
      return {
        ...player,
        status: card >= 0 ? words.lastHand : exhibit < 0 ? '' : words.playedNothing,
        answer: card < 0 ? undefined : cheatContent(telling, card),
      };
    }
    if (!includes(asked.get(view), seat)) return { ...player, status: words.answerNone };
    const mine = answer.at(view, seat) - 1;
    return {
      ...player,
      status: includes(awaited.get(view), seat) ? words.answerOpen : words.answerGiven,
      answer: mine >= 0 ? cheatContent(telling, mine) : undefined,
    };
  });
  return (
    <CourtRoom
      title={words.court}
      weeks={Object.values(texts.words.weeks)}
      week={week.get(view)}
      exhibit={exhibit < 0 ? undefined : evidenceContent(telling, exhibit)}
      benches={benches}
      words={words}
    />
  );
}

function FinalReckoning({ sitting, telling }: StageProps) {
  const { view } = sitting.snapshot;
  const { constants, words } = telling;
  const beaten = statesBeaten(constants, view);
  // Only States that win have places, and only several of them (ruling 53).
  const ranked = beaten < constants.needed && constants.states > 1;
  const rows = statesOf(constants).map((state) => ({
    ...playerAt(telling, state + 1),
    place: ranked ? placeOf(constants, view, state) : undefined,
    pile: constants.fields.pile.at(view, state),
    votes: constants.fields.votes.at(view, state),
    carriedBy: aheadIn(constants, view, state) === 'incumbent' ? words.incumbentName : words.stateName,
  }));
  // Whoever held against a winning Incumbent reads that too.
  const held = statesOf(constants).filter((state) => !isBeaten(constants, view, state));
  const heldOut =
    beaten < constants.needed || held.length === 0
      ? []
      : [words.heldOut(held.map((state) => playerAt(telling, state + 1).name))];
  return (
    <Reckoning
      rows={rows.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))}
      verdict={[words.verdict(beaten, constants.needed, constants.states), ...heldOut].join(' ')}
      words={{
        title: words.reckoning,
        state: words.state,
        pile: words.pileVotes,
        votes: words.stateVotes,
        carriedBy: words.carriedBy,
        place: ranked ? words.place : undefined,
      }}
    />
  );
}

/** The ring of the present round in words, for those who do not point at the picture. */
function Spaces({ telling, round }: { telling: Telling; round: number }) {
  const { constants, words } = telling;
  const ring = constants.board[round - 1];
  if (ring === undefined) return null;
  const line = (at: number, role: 'incumbent' | 'state') => {
    const space = ring.spaces[at];
    if (space === undefined) return '';
    const name = spaceName(telling, round, at, role, space.shared);
    return `${name}: ${effectWords(telling, space[role].effect, role)}`;
  };
  return (
    <details className={styles['spaces']}>
      <summary>{words.spaces}</summary>
      <ol>
        {ring.spaces.map((_, at) => (
          <li key={at}>
            <strong>{words.incumbentTrack}.</strong> {line(at, 'incumbent')} <strong>{words.stateTrack}.</strong>{' '}
            {line(at, 'state')}
          </li>
        ))}
      </ol>
    </details>
  );
}
