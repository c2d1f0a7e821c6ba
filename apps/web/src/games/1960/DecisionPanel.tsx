import type { Action } from '@whistlestop/kernel';
import { cpLeft, HAND, LIMBO, STACK } from '@whistlestop/nineteen-sixty/parts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { CardFace } from '../../nineteen-sixty/cards/CardFace.tsx';
import { DecisionList } from '../../screens/match/DecisionList.tsx';
import { sentencesOf } from '../../screens/match/sentences.ts';
import type { Sitting } from '../../screens/match/sitting.ts';
import { CheckChoice } from './CheckChoice.tsx';
import { ChosenCard } from './ChosenCard.tsx';
import { cardWords } from './card-words.ts';
import styles from './DecisionPanel.module.css';
import type { Offers } from './offers.ts';
import { candidateOf, cardContent, cardsIn, isCardId } from './reading.ts';
import { type Campaign, chosenKey } from './use-campaign.ts';
import type { BoardWords } from './words/index.ts';

type PanelProps = {
  sitting: Sitting<NineteenSixtyTexts>;
  campaign: Campaign;
  words: BoardWords;
  /** The chosen card is shown in a sheet of its own. */
  sheet: boolean;
};

/** What is asked, what lies on the table, and every answer that is not given on the map or in the hand. */
export function DecisionPanel({ sitting, campaign, words, sheet }: PanelProps) {
  const { decision, snapshot } = sitting;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, decision);
  return (
    <section
      ref={panel}
      className={styles['panel']}
      data-part="decision"
      data-seat={snapshot.deciding ?? 'none'}
      aria-label={sitting.words.table.decision}
    >
      <Happening sitting={sitting} />
      <OnTable sitting={sitting} words={words} />
      {decision === undefined ? (
        <Waiting sitting={sitting} words={words} />
      ) : (
        <Asked sitting={sitting} campaign={campaign} words={words} sheet={sheet} />
      )}
    </section>
  );
}

/** The step on show, in words; for those who only watch, the last one. */
function Happening({ sitting }: { sitting: Sitting<NineteenSixtyTexts> }) {
  const { playback, snapshot, texts } = sitting;
  const step = playback.step ?? (snapshot.mySeats.length === 0 ? snapshot.steps.at(-1) : undefined);
  const sentences = step === undefined ? [] : sentencesOf(step, texts);
  return sentences.length === 0 ? null : <p className={styles['happening']}>{sentences.join(' ')}</p>;
}

/** The card being resolved. */
function OnTable({ sitting, words }: Omit<PanelProps, 'campaign' | 'sheet'>) {
  const { snapshot, texts } = sitting;
  const cards = cardsIn(snapshot.view, LIMBO);
  if (cards.length === 0) return null;
  return (
    <div className={styles['onTable']}>
      <p className={styles['small']}>{words.cardOnTable}</p>
      {cards.map((id) => (
        <div key={id} className={styles['card']}>
          <CardFace card={cardContent(id, texts)} size="mini" words={cardWords(words, texts)} />
          <p>{texts.cards[id].effect}</p>
        </div>
      ))}
    </div>
  );
}

function Waiting({ sitting, words }: Omit<PanelProps, 'campaign' | 'sheet'>) {
  const { snapshot, words: page, texts } = sitting;
  const seat = snapshot.thinking?.seat;
  if (snapshot.over) return <p>{page.table.over}</p>;
  return seat === undefined ? null : <p className={styles['waiting']}>{words.waitingFor(texts.seat(seat))}</p>;
}

function Asked({ sitting, campaign, words, sheet }: PanelProps) {
  const { decision, texts, words: page } = sitting;
  const { chosen, offers } = campaign;
  if (decision === undefined) return null;
  const left = cpLeft(decision.view);
  const journeys = journeyCosts(campaign, words);
  return (
    <>
      <div className={styles['asked']}>
        <Icon name={candidateOf(decision.seat)} />
        <p className={styles['prompt']}>{texts.prompt(decision.view, decision.seat)}</p>
        {left !== undefined && <p className={styles['left']}>{words.cpLeft(left)}</p>}
        {journeys !== '' && <p className={styles['journeys']}>{journeys}</p>}
      </div>
      {!sheet && (chosen?.kind === 'card' || chosen?.kind === 'candidate') && (
        <ChosenCard key={chosenKey(chosen)} sitting={sitting} campaign={campaign} words={words} />
      )}
      {chosen?.kind === 'state' && (
        <CheckChoice
          key={chosen.state}
          sitting={sitting}
          chosen={chosen}
          words={words}
          onBack={() => campaign.choose(undefined)}
        />
      )}
      <CardChoices sitting={sitting} campaign={campaign} words={words} />
      <div className={styles['answers']}>
        {plainAnswers(offers).map((action) => (
          <Button
            key={action}
            data-action={sitting.table.game.actions.format(action)}
            onClick={() => sitting.act(action)}
          >
            {texts.action(decision.view, decision.seat, action)}
          </Button>
        ))}
        {sitting.snapshot.undo !== undefined && (
          <Button look="quiet" icon="undo" onClick={sitting.undo}>
            {page.table.undo}
          </Button>
        )}
      </div>
      <AllChoices sitting={sitting} words={words} />
    </>
  );
}

/** Everything but states and cards: the few choices that find room as buttons. */
const plainAnswers = ({ regions, issues, swaps, answers }: Offers): readonly Action[] => [
  ...[...regions.values()].flat(),
  ...[...issues.values()].flat(),
  ...swaps,
  ...answers,
];

/** Every choice once more as a plain list, made only when somebody unfolds it. */
function AllChoices({ sitting, words }: Omit<PanelProps, 'campaign' | 'sheet'>) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['all']} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.allChoices}</summary>
      {open && <DecisionList sitting={sitting} />}
    </details>
  );
}

/** What it costs to go on in another region: "Travel: South 1 CP, West 2 CP". */
function journeyCosts({ plans, offers }: Campaign, words: BoardWords): string {
  const costs = new Map<string, number>();
  for (const [state, { through, cost }] of plans) {
    const region = through.at(-1);
    if (region !== undefined && !offers.states.has(state)) costs.set(words.travelRegions[region], cost);
  }
  const list = [...costs].map(([region, cost]) => `${region} ${cost} ${words.cp}`);
  return list.length === 0 ? '' : words.travelCosts(list.join(', '));
}

/** Cards that can be chosen and do not lie in the hand: from a pile, a stack laid open, the board. */
function CardChoices({ sitting, campaign, words }: Omit<PanelProps, 'sheet'>) {
  const { texts } = sitting;
  const shownInHand = new Set(handCards(sitting));
  const elsewhere = [...campaign.offers.cards.keys()].filter((id) => !shownInHand.has(id));
  if (elsewhere.length === 0) return null;
  return (
    <fieldset className={styles['cards']}>
      <legend className={styles['small']}>{words.chooseAmong}</legend>
      {elsewhere.map((id) => (
        <CardFace
          key={id}
          card={cardContent(id, texts)}
          size="mini"
          words={cardWords(words, texts)}
          selected={campaign.chosen?.kind === 'card' && campaign.chosen.card === id}
          onChoose={(card) => {
            if (isCardId(card)) campaign.choose({ kind: 'card', card });
          }}
        />
      ))}
    </fieldset>
  );
}

function handCards({ snapshot }: Sitting<NineteenSixtyTexts>) {
  const seat = snapshot.deciding ?? 0;
  return [HAND + seat, STACK + seat].flatMap((where) => cardsIn(snapshot.view, where));
}

/** When an answered question takes the focused control with it, the focus goes to the next question. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, decision: unknown): void {
  const asked = useRef(decision);
  useEffect(() => {
    if (asked.current === decision) return;
    asked.current = decision;
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A finger does not need the focus to come along, and the screen should stay where it is.
    const preventScroll = matchMedia('(pointer: coarse)').matches;
    if (lost) panel.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll });
  }, [panel, decision]);
}
