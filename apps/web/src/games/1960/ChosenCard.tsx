import type { Action } from '@whistlestop/kernel';
import {
  actions,
  CARD_IDS,
  CATEGORY_OF,
  consequencesOf,
  momentum,
  opponentOf,
  PLAYS,
  PREEMPT,
  type Use,
  USES,
} from '@whistlestop/nineteen-sixty/parts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { Category } from '../../nineteen-sixty/cards/card-content.ts';
import { CardFace } from '../../nineteen-sixty/cards/CardFace.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { cardWords } from './card-words.ts';
import styles from './ChosenCard.module.css';
import { type CardId, playAction } from './offers.ts';
import { candidateOf, cardContent } from './reading.ts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import type { Campaign } from './use-campaign.ts';
import type { BoardWords } from './words/index.ts';

type ChosenProps = { sitting: Sitting<NineteenSixtyTexts>; campaign: Campaign; words: BoardWords };

const CATEGORIES: readonly Category[] = ['normal', 'turn', 'debate', 'electionDay', 'prevention'];

/** A card taken in hand: what it says, what it can be used for, and why the rest is closed. */
export function ChosenCard({ sitting, campaign, words }: ChosenProps) {
  const { texts } = sitting;
  const { chosen, offers } = campaign;
  const frame = useRef<HTMLDivElement>(null);
  const card = chosen?.kind === 'card' ? chosen.card : undefined;
  const candidate = chosen?.kind === 'candidate';

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-way]:not([aria-disabled="true"])')?.focus();
  }, [card, candidate]);

  const other = card === undefined ? [] : (offers.cards.get(card) ?? []).filter((action) => !isPlay(action));
  return (
    <div ref={frame} className={styles['chosen']}>
      {card !== undefined && (
        <>
          <CardFace card={cardContent(card, texts)} size="mini" words={cardWords(words, texts)} />
          <p className={styles['effect']}>{texts.cards[card]?.effect}</p>
          <details className={styles['history']}>
            <summary>{words.history}</summary>
            <p>{texts.history[card]}</p>
          </details>
        </>
      )}
      {other.length > 0 ? (
        <OtherWays sitting={sitting} ways={other} />
      ) : (
        <Uses key={card ?? 'candidate'} sitting={sitting} words={words} card={card} />
      )}
      <Button look="quiet" icon="left" onClick={() => campaign.choose(undefined)}>
        {words.back}
      </Button>
    </div>
  );
}

const isPlay = (action: Action): boolean => actions.verbs.play.has(action);

/** A card that is to be set aside, dropped, taken or played in a debate. */
function OtherWays({ sitting, ways }: { sitting: Sitting<NineteenSixtyTexts>; ways: readonly Action[] }) {
  const { decision, texts, act } = sitting;
  if (decision === undefined) return null;
  return ways.map((action) => (
    <Button
      key={action}
      look="primary"
      data-way={sitting.table.game.actions.format(action)}
      onClick={() => act(action)}
    >
      {texts.action(decision.view, decision.seat, action)}
    </Button>
  ));
}

/** The four uses of a card with their consequences, and the switch that preempts its event. */
function Uses({
  sitting,
  words,
  card,
}: {
  sitting: Sitting<NineteenSixtyTexts>;
  words: BoardWords;
  card: CardId | undefined;
}) {
  const { decision } = sitting;
  const [preempting, setPreempting] = useState(false);
  if (decision === undefined) return null;
  const uses = card === undefined ? USES.slice(1) : USES;
  const preempts = card === undefined ? [] : PLAYS.slice(PREEMPT + 1).map((way) => playAction(card, way));
  const canPreempt = preempts.some((action) => decision.may(action));
  const cost = preempts[0] === undefined ? 0 : (consequencesOf(decision.view, decision.seat, preempts[0])?.cost ?? 0);
  return (
    <div className={styles['uses']}>
      {uses.map((use) => (
        <UseButton
          key={use}
          sitting={sitting}
          words={words}
          use={use}
          card={card}
          action={actionFor(card, use, preempting && use !== 'event')}
        />
      ))}
      {canPreempt && (
        <label className={styles['preempt']}>
          <input type="checkbox" checked={preempting} onChange={(event) => setPreempting(event.target.checked)} />
          <span>
            <strong>{words.preempt}</strong>
            <span className={styles['line']}>{words.preemptAbout(cost)}</span>
          </span>
        </label>
      )}
    </div>
  );
}

function actionFor(card: CardId | undefined, use: Use, preempted: boolean): Action {
  if (card === undefined) return actions.verbs.playCandidate.of(USES.indexOf(use) - 1);
  return playAction(card, preempted && use !== 'event' ? `${use} preempt` : use);
}

function UseButton({
  sitting,
  words,
  use,
  card,
  action,
}: {
  sitting: Sitting<NineteenSixtyTexts>;
  words: BoardWords;
  use: Use;
  card: CardId | undefined;
  action: Action;
}) {
  const reason = sitting.whyNot(action);
  const closed = reason !== undefined;
  return (
    <button
      type="button"
      className={styles['use']}
      data-way={sitting.table.game.actions.format(action)}
      aria-disabled={closed}
      onClick={() => (closed ? sitting.tell(reason) : sitting.act(action))}
    >
      <Icon name={use} />
      <span className={styles['words']}>
        <span className={styles['name']}>{words.uses[use]}</span>
        <span className={styles['line']}>{reason ?? consequences(sitting, words, use, card, action)}</span>
      </span>
    </button>
  );
}

/** What choosing this brings and costs, in one line. */
function consequences(
  { decision, texts }: Sitting<NineteenSixtyTexts>,
  words: BoardWords,
  use: Use,
  card: CardId | undefined,
  action: Action,
): string {
  if (decision === undefined) return '';
  const { view, seat } = decision;
  const facts = consequencesOf(view, seat, action);
  if (facts === undefined) return '';
  const rival = opponentOf(seat);
  const name = words.names[candidateOf(rival)];
  const category = card === undefined ? 'normal' : (CATEGORIES[CATEGORY_OF[CARD_IDS.indexOf(card)] ?? 0] ?? 'normal');
  const preempted = texts.action(view, seat, action) !== '' && actions.format(action)?.endsWith('preempt') === true;
  return [
    use === 'event' ? words.useAbout.event : words.useAbout[use](facts.cp),
    use === 'event' ? words.afterEvent[category] : undefined,
    facts.rest > 0 ? words.restGain(facts.rest) : undefined,
    facts.cost > 0 ? words.costs(facts.cost) : undefined,
    use === 'event' || card === undefined
      ? undefined
      : preempted
        ? words.preempted
        : facts.triggerable
          ? words.mayTrigger(name, momentum.at(view, rival))
          : words.cannotTrigger(name),
  ]
    .filter((part) => part !== undefined)
    .join('; ');
}
