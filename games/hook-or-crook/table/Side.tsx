import { ownTextIn } from '../cards/card-words.ts';
import { cheatsPlayed, INCUMBENT, Phase, statesBeaten, VOTES_PER_COLOUR } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { Die } from './pieces/Die.tsx';
import { FrontPage } from './pieces/FrontPage.tsx';
import { VotePiles } from './pieces/VotePiles.tsx';
import type { Sitting } from '@whistlestop/board';
import {
  aheadIn,
  chipOf,
  chipsIn,
  effectWords,
  lastFact,
  playerAt,
  standingLines,
  statesOf,
  type Telling,
  whoIn,
} from './reading.ts';
import type { Choice } from './use-choice.ts';
import styles from './Side.module.css';

const COURT_ROUND = 4;

type SideProps = { sitting: Sitting<HookOrCrookTexts>; telling: Telling };

/** Every State's votes; those that may be named can be clicked. */
export function Piles({ sitting, telling, choice }: SideProps & { choice: Choice }) {
  const { view } = sitting.snapshot;
  const { constants, words } = telling;
  const { pile, votes, pot, hand, doubled } = constants.fields;
  const lit = chipsIn(sitting.lit);
  const losing = constants.fields.phase.get(view) === Phase.lose;
  return (
    <>
      <p className={styles['needed']}>{words.needed(statesBeaten(constants, view), constants.needed)}</p>
      <VotePiles
        most={VOTES_PER_COLOUR}
        words={{ pile: words.pile, votes: words.votes }}
        onPick={(ink) => choice.pick(ink)}
        piles={statesOf(constants).map((state) => {
          const ink = chipOf(constants, state);
          const planned = choice.planned.get(ink);
          const player = playerAt(telling, state + 1);
          const ahead = aheadIn(constants, view, state);
          const played = cheatsPlayed(constants, view, state).length;
          const notes = [
            ahead === 'incumbent' ? words.beaten : words.holds,
            ...standingLines(telling, view, state + 1),
            words.inHand(hand.at(view, state)),
            ...(played > 0 ? [words.playedCount(played)] : []),
            ...(doubled.at(view, state) === 1 ? [words.doubled] : []),
          ];
          const label = words.pileLabel(player.name, pile.at(view, state), votes.at(view, state), pot.at(view, state));
          return {
            ...player,
            ink,
            pile: pile.at(view, state),
            votes: votes.at(view, state),
            pot: words.pot(pot.at(view, state)),
            notes,
            ahead,
            label: [label, ...notes].join(', '),
            clickable: choice.states.has(ink),
            planned: planned === undefined ? undefined : `${losing ? '−' : '+'}${planned}`,
            lit: lit.has(ink),
          };
        })}
      />
    </>
  );
}

/** The die as it last fell, and the latest front page; in the court room there is neither. */
export function Happenings({ sitting, telling }: SideProps) {
  const { steps, view } = sitting.snapshot;
  const { constants, texts, words, language } = telling;
  const roll = lastFact(steps, ['rolled', 'amountRolled']);
  const news = lastFact(steps, ['newsDrawn']);
  const card = news === undefined ? undefined : constants.news[news.event.args['card'] ?? 0];
  const printed = card === undefined ? undefined : texts.words.news[card.id];
  const own = ownTextIn(card?.words, language);
  const inCourt = constants.fields.round.get(view) === COURT_ROUND;
  const role = news?.event.args['who'] === 0 ? 'incumbent' : 'state';
  return (
    <div className={styles['happenings']}>
      <div>
        {!inCourt && (
          <Die
            pips={roll?.event.args['pips']}
            roll={roll?.step ?? -1}
            label={
              roll === undefined
                ? words.notRolled
                : words.dieShows(whoIn(telling, roll.event), roll.event.args['pips'] ?? 0)
            }
          />
        )}
        <p className={styles['incumbent']}>
          {[
            texts.seat(INCUMBENT),
            ...standingLines(telling, view, INCUMBENT),
            words.evidenceCount(constants.fields.evidenceHand.get(view)),
          ].join(' · ')}
        </p>
      </div>
      {!inCourt && (news === undefined || card === undefined) && <p className={styles['quiet']}>{words.noNews}</p>}
      {!inCourt && news !== undefined && card !== undefined && (
        <FrontPage
          key={news.step}
          paper={words.paper}
          edition={`${words.edition(constants.fields.newsDrawn.get(view))} · ${whoIn(telling, news.event)}`}
          headline={own?.title ?? printed?.title ?? card.id}
          story={own?.line ?? printed?.flavour ?? ''}
          effect={effectWords(telling, card[role], role)}
        />
      )}
    </div>
  );
}
