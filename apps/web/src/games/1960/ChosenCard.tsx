import type { Action } from '@whistlestop/kernel';
import { actions, consequencesOf, PLAYS, PREEMPT, USES, type Use } from '@whistlestop/nineteen-sixty/parts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../app/use-media.ts';
import { Button } from '../../design/Button.tsx';
import { CardFace } from '../../nineteen-sixty/cards/CardFace.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import styles from './ChosenCard.module.css';
import { cardWords } from './card-words.ts';
import { type CardId, playAction } from './offers.ts';
import { asideLine, consequencesLine } from './play-lines.ts';
import { cardContent } from './reading.ts';
import type { Campaign } from './use-campaign.ts';
import { WayButton } from './WayButton.tsx';
import type { BoardWords } from './words/index.ts';

type ChosenProps = { sitting: Sitting<NineteenSixtyTexts>; campaign: Campaign; words: BoardWords };

/** A card taken in hand (another card is another one of these): what it says, what it can be used for, and why the rest is closed. */
export function ChosenCard({ sitting, campaign, words }: ChosenProps) {
  const { texts } = sitting;
  const { chosen, offers } = campaign;
  const inSight = useMedia('(min-width: 50rem)');
  const frame = useRef<HTMLDivElement>(null);
  const card = chosen?.kind === 'card' ? chosen.card : undefined;

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-way]:not([aria-disabled="true"])')?.focus();
  }, []);

  const other = card === undefined ? [] : (offers.cards.get(card) ?? []).filter((action) => !isPlay(action));
  return (
    <div ref={frame} className={styles['chosen']} data-taken-up>
      {card !== undefined && (
        <>
          {inSight ? (
            <h2>{texts.cards[card].title}</h2>
          ) : (
            <CardFace card={cardContent(card, texts)} size="mini" words={cardWords(words, texts)} />
          )}
          <p className={styles['effect']}>{texts.cards[card].effect}</p>
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
      {card !== undefined && <p className={styles['aside']}>{asideLine(decision, words, card, preempting)}</p>}
      {canPreempt && (
        <div className={styles['preempt']}>
          <label>
            <input type="checkbox" checked={preempting} onChange={(event) => setPreempting(event.target.checked)} />
            {words.preempt}
          </label>
          <span>{words.preemptAbout(cost)}</span>
        </div>
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
  const { decision } = sitting;
  if (decision === undefined) return null;
  const reason = sitting.whyNot(action);
  return (
    <WayButton
      icon={use}
      name={words.uses[use]}
      line={reason ?? consequencesLine(decision, words, use, card, action)}
      notation={sitting.table.game.actions.format(action)}
      closed={reason !== undefined}
      onChoose={() => (reason === undefined ? sitting.act(action) : sitting.tell(reason))}
    />
  );
}
