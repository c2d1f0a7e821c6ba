import type { Action, State } from '@whistlestop/kernel';
import {
  actions,
  CARD_IDS,
  consequencesOf,
  HAND,
  openQuestion,
  PLAYS,
  PREEMPT,
  USES,
  type Use,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useMedia, Button, type CitedSentence, RuleLinks, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import styles from './ChosenCard.module.css';
import { type CardId, playAction } from './offers.ts';
import { asideLine, consequencesLine } from './play-lines.ts';
import { cardsIn } from './reading.ts';
import { leavesEventOut, stackLine } from './stack-lines.ts';
import type { Campaign } from './use-campaign.ts';
import { WayButton } from './WayButton.tsx';

type ChosenProps = { sitting: Sitting<NineteenSixtyTexts>; campaign: Campaign; words: TableWords };

/** A card taken in hand (another card is another one of these): what it can be used for, why the rest is closed, what it says. */
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
      {inSight && <h2>{card === undefined ? words.candidateTitle : texts.cards[card].title}</h2>}
      {card !== undefined && <Texts sitting={sitting} words={words} card={card} ways={other} />}
      {other.length > 0 ? (
        <OtherWays sitting={sitting} words={words} ways={other} />
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

type WordsProps = Omit<ChosenProps, 'campaign'>;

/**
 * The card's event and its history. The event is folded where it will not happen, and where the card lifted out of the hand
 * already shows it and the window is too low to print it twice.
 */
function Texts({ sitting, words, card, ways }: WordsProps & { card: CardId; ways: readonly Action[] }) {
  const { snapshot, texts } = sitting;
  const { view } = snapshot;
  const lowBeside = useMedia('(min-width: 50rem) and (max-height: 60rem)');
  const inHand = [0, 1].some((seat) => cardsIn(view, HAND + seat).includes(card));
  const idle = isIdle(view) || ways.some((action) => leavesEventOut(view, action));
  const folded = idle || (lowBeside && inHand);
  return (
    <div className={styles['texts']}>
      {folded ? (
        <details>
          <summary>{words.itsEvent}</summary>
          <p>{texts.cards[card].effect}</p>
        </details>
      ) : (
        <p>{texts.cards[card].effect}</p>
      )}
      <details>
        <summary>{words.history}</summary>
        <p>{texts.cards[card].history}</p>
      </details>
    </div>
  );
}

/** Whether nothing can be played now, so that no card of the hand will bring its event. */
const isIdle = (view: State): boolean => ['aside', 'debate'].includes(openQuestion(view) ?? '');

/** A card that is to be set aside, dropped, taken, played in a debate or resolved on Election Day. */
function OtherWays({ sitting, words, ways }: WordsProps & { ways: readonly Action[] }) {
  const { decision, texts, act } = sitting;
  if (decision === undefined) return null;
  return ways.map((action) => (
    <WayButton
      key={action}
      name={texts.action(decision.view, decision.seat, action)}
      line={stackLine(decision, action, texts, words)}
      notation={sitting.table.game.actions.format(action)}
      onChoose={() => act(action)}
    />
  ));
}

/** The four uses of a card with their consequences, and the switch that preempts its event; or why it has no use now. */
function Uses({ sitting, words, card }: WordsProps & { card: CardId | undefined }) {
  const { decision } = sitting;
  const [preempting, setPreempting] = useState(false);
  if (decision === undefined) return null;
  const closed = whyNoUse(sitting, words, card);
  if (closed !== undefined)
    return (
      <p className={styles['aside']}>
        {closed.sentence}
        <RuleLinks rules={closed.rules} sitting={sitting} />
      </p>
    );
  const preempts = card === undefined ? [] : PLAYS.slice(PREEMPT + 1).map((way) => playAction(card, way));
  const canPreempt = preempts.some((action) => decision.may(action));
  const cost = preempts[0] === undefined ? 0 : (consequencesOf(decision.view, decision.seat, preempts[0])?.cost ?? 0);
  return (
    <div className={styles['uses']}>
      {usesOf(card).map((use) => (
        <UseButton
          key={use}
          sitting={sitting}
          words={words}
          use={use}
          card={card}
          action={actionFor(card, use, preempting && use !== 'event')}
        />
      ))}
      <p className={styles['aside']}>
        {card === undefined ? words.candidateAbout : asideLine(decision, words, card, preempting)}
      </p>
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

const usesOf = (card: CardId | undefined): readonly Use[] => (card === undefined ? USES.slice(1) : USES);

/** Why a card can be used for nothing now, where one sentence says it for all its uses. */
function whyNoUse(
  { decision, texts, whyNot }: Sitting<NineteenSixtyTexts>,
  words: TableWords,
  card: CardId | undefined,
): CitedSentence | undefined {
  if (decision === undefined) return undefined;
  const question = openQuestion(decision.view);
  if (question === 'play') {
    const [reason, ...others] = usesOf(card).map((use) => whyNot(actionFor(card, use, false)));
    return others.every((other) => other?.sentence === reason?.sentence) ? reason : undefined;
  }
  if (card === undefined && question === 'aside') return { sentence: words.candidateNotAside, rules: [] };
  if (card !== undefined && question === 'aside') return whyNot(actions.verbs.aside.of(CARD_IDS.indexOf(card)));
  return { sentence: words.otherwiseAsked(texts.prompt(decision.view, decision.seat)), rules: [] };
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
}: WordsProps & { use: Use; card: CardId | undefined; action: Action }) {
  const { decision } = sitting;
  if (decision === undefined) return null;
  const reason = sitting.whyNot(action);
  return (
    <WayButton
      icon={use}
      name={words.uses[use]}
      line={reason?.sentence ?? consequencesLine(decision, words, use, card, action)}
      notation={sitting.table.game.actions.format(action)}
      closed={reason !== undefined}
      onChoose={() => (reason === undefined ? sitting.act(action) : sitting.tell(reason.sentence, reason.rules))}
    />
  );
}
