import type { State } from '@whistlestop/kernel';
import {
  electoralVotesOf,
  handsLeftOf,
  hasDoubled,
  playedOf,
  pointsOfCard,
  popularVotesOf,
  raceOf,
  type MatchConstants,
} from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import { SpentCards } from './pieces/SpentCards.tsx';
import { VoteBars } from './pieces/VoteBars.tsx';
import { VoteDials } from './pieces/VoteDials.tsx';
import { Panel } from '@whistlestop/board';
import type { Sitting } from '@whistlestop/board';
import { contender, inkOf, seatsIn, sidesIn, ticketOf } from './reading.ts';
import styles from './Standings.module.css';

type StandingsProps = { sitting: Sitting<MrPresidentTexts>; constants: MatchConstants; words: TableWords };

/** The running count and what everybody has spent. */
export function Standings({ sitting, constants, words }: StandingsProps) {
  const { snapshot, texts } = sitting;
  const { view, now } = snapshot;
  const counts = constants.popular || constants.bothTallies;
  const tickets = raceOf(view) === 'election' ? [0, 1].map((party) => ticketOf(view, party, texts, words)) : [];
  return (
    <div className={styles['standings']}>
      {counts && (
        <Panel title={words.popular} icon="people">
          <VoteDials dials={dialsOf(view, constants, texts, words)} />
        </Panel>
      )}
      {(!constants.popular || constants.bothTallies) && (
        <Panel title={words.electoral} icon="ballot">
          <VoteBars
            bars={sidesIn(view).map((side) => {
              const one = contender(view, side, texts);
              const votes = electoralVotesOf(view, side);
              return { ...one, votes, label: words.bar(one.name, votes) };
            })}
            goal={constants.popular || raceOf(view) === 'convention' ? undefined : constants.majority}
            scale={constants.majority}
            goalName={words.toWin(constants.majority)}
          />
          {tickets.map((ticket) => ticket !== undefined && <p key={ticket}>{ticket}</p>)}
        </Panel>
      )}
      <Panel title={words.spent} icon="cards">
        <SpentCards
          hands={seatsIn(view).map((seat) => spentBy(view, seat, constants, texts, words, now.kind === 'over'))}
        />
      </Panel>
    </div>
  );
}

function dialsOf(view: State, constants: MatchConstants, texts: MrPresidentTexts, words: TableWords) {
  const all = constants.popularVotes.reduce((sum, votes) => sum + votes, 0);
  return seatsIn(view).map((seat) => {
    const thousands = popularVotesOf(view, seat);
    const name = texts.seat(seat);
    const share = thousands / all;
    const votes = words.voters(thousands);
    return { ink: inkOf(seat), name, share, votes, label: words.dial(name, votes, words.percent(share)) };
  });
}

function spentBy(
  view: State,
  seat: number,
  constants: MatchConstants,
  texts: MrPresidentTexts,
  words: TableWords,
  over: boolean,
) {
  const played = playedOf(view, seat);
  const name = texts.seat(seat);
  const points = played.map((card) => pointsOfCard(view, card));
  const left = handsLeftOf(view, seat);
  return {
    ink: inkOf(seat),
    name,
    cards: Array.from({ length: constants.points.length - 1 }, (_, card) => ({
      points: pointsOfCard(view, card),
      played: played.includes(card),
    })),
    label: words.spentBy(name, points.length === 0 ? words.spentNone : points.join(', ')),
    notes: over
      ? []
      : [
          ...(left > 0 ? [words.handsLeft(left)] : []),
          ...(!constants.second && !hasDoubled(view, seat) ? [words.doubleLeft] : []),
        ],
  };
}
