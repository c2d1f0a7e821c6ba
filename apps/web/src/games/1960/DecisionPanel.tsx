import type { Action } from '@whistlestop/kernel';
import { cpLeft, HAND, LIMBO, openQuestion, STACK } from '@whistlestop/nineteen-sixty/parts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { useKeys } from '../../app/use-keys.ts';
import { useMedia } from '../../app/use-media.ts';
import { Button } from '../../design/Button.tsx';
import { CardFace } from '../../nineteen-sixty/cards/CardFace.tsx';
import { DecisionFrame } from '../../screens/match/DecisionFrame.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { CheckChoice } from './CheckChoice.tsx';
import { ChosenCard } from './ChosenCard.tsx';
import { cardWords } from './card-words.ts';
import styles from './DecisionPanel.module.css';
import type { Offers } from './offers.ts';
import { triggerLine } from './play-lines.ts';
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
  const { deciding } = sitting.snapshot;
  const narrow = useMedia('(max-width: 50rem)');
  useKeys(campaign.chosen === undefined ? {} : { Escape: () => campaign.choose(undefined) });
  const who = deciding === undefined ? undefined : candidateOf(deciding);
  const onTable = <OnTable sitting={sitting} words={words} />;
  // On a phone the answers come first, or the hand would lie over them.
  const below = narrow && sitting.decision !== undefined;
  return (
    <DecisionFrame
      sitting={sitting}
      seat={who}
      icon={who}
      allChoices={words.allChoices}
      above={below ? undefined : onTable}
      about={<Means sitting={sitting} campaign={campaign} words={words} />}
      reading={<TakenUp sitting={sitting} campaign={campaign} words={words} sheet={sheet} />}
    >
      <Answers sitting={sitting} campaign={campaign} words={words} sheet={sheet} />
      {below && onTable}
    </DecisionFrame>
  );
}

/** Questions about a card that was played for its CP: what its event would do can wait behind its name. */
const FOR_CP: readonly (string | undefined)[] = ['campaign', 'stay', 'advertise', 'redraw', 'position'];

/** The card being resolved. */
function OnTable({ sitting, words }: Omit<PanelProps, 'campaign' | 'sheet'>) {
  const { snapshot, texts } = sitting;
  const cards = cardsIn(snapshot.view, LIMBO);
  if (cards.length === 0) return null;
  const aside = FOR_CP.includes(openQuestion(snapshot.view));
  return (
    <div className={styles['onTable']}>
      <p className={styles['small']}>{words.cardOnTable}</p>
      {cards.map((id) => (
        <div key={id} className={styles['card']}>
          <CardFace card={cardContent(id, texts)} size="mini" words={cardWords(words, texts)} />
          {aside ? (
            <details>
              <summary>{words.itsEvent}</summary>
              <p>{texts.cards[id].effect}</p>
            </details>
          ) : (
            <p>{texts.cards[id].effect}</p>
          )}
        </div>
      ))}
    </div>
  );
}

/** What is left to spend, and what it costs to go elsewhere. */
function Means({ sitting, campaign, words }: Omit<PanelProps, 'sheet'>) {
  const { decision } = sitting;
  const left = cpLeft(sitting.snapshot.view);
  const journeys = journeyCosts(campaign, words);
  const trigger = decision === undefined ? '' : triggerLine(decision, words);
  return (
    <>
      {left !== undefined && <p className={styles['left']}>{words.cpLeft(left)}</p>}
      {trigger !== '' && <p className={styles['journeys']}>{trigger}</p>}
      {journeys !== '' && <p className={styles['journeys']}>{journeys}</p>}
    </>
  );
}

function Answers({ sitting, campaign, words, sheet }: PanelProps) {
  const { decision, texts } = sitting;
  const { chosen, offers } = campaign;
  if (decision === undefined) return null;
  const plain = plainAnswers(offers);
  return (
    <>
      {plain.length > 0 && (
        <div className={styles['answers']}>
          {plain.map((action) => (
            <Button
              key={action}
              data-action={sitting.table.game.actions.format(action)}
              onClick={() => sitting.act(action)}
            >
              {texts.action(decision.view, decision.seat, action)}
            </Button>
          ))}
        </div>
      )}
      <TakenUp sitting={sitting} campaign={campaign} words={words} sheet={sheet} />
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
    </>
  );
}

/** The card taken up: to play it, or only to read it. */
function TakenUp({ sitting, campaign, words, sheet }: PanelProps) {
  const { chosen } = campaign;
  if (sheet || (chosen?.kind !== 'card' && chosen?.kind !== 'candidate')) return null;
  return <ChosenCard key={chosenKey(chosen)} sitting={sitting} campaign={campaign} words={words} />;
}

/** Everything but states and cards: the few choices that find room as buttons. */
const plainAnswers = ({ regions, issues, swaps, answers }: Offers): readonly Action[] => [
  ...[...regions.values()].flat(),
  ...[...issues.values()].flat(),
  ...swaps,
  ...answers,
];

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
