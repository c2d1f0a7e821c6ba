import type { Action } from '@whistlestop/kernel';
import { actions, HAND, LIMBO, openQuestion, STACK } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useKeys, useMedia, Button, DecisionFrame, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { CardFace } from './pieces/cards/CardFace.tsx';
import { CheckChoice } from './CheckChoice.tsx';
import { ChosenCard } from './ChosenCard.tsx';
import { cardWords } from './card-words.ts';
import styles from './DecisionPanel.module.css';
import type { Offers } from './offers.ts';
import { triggerLine } from './play-lines.ts';
import { candidateOf, cardContent, cardsIn, isCardId } from './reading.ts';
import { type Campaign, chosenKey } from './use-campaign.ts';

type PanelProps = {
  sitting: Sitting<NineteenSixtyTexts>;
  campaign: Campaign;
  words: TableWords;
  /** The chosen card is shown in a sheet of its own. */
  sheet: boolean;
};

/** What is asked, what lies on the table, and every answer that is not given on the map or in the hand. */
export function DecisionPanel({ sitting, campaign, words, sheet }: PanelProps) {
  const narrow = useMedia('(max-width: 50rem)');
  useKeys(campaign.chosen === undefined ? {} : { Escape: () => campaign.choose(undefined) });
  const who = sitting.decision && candidateOf(sitting.decision.seat);
  const onTable = <OnTable sitting={sitting} words={words} />;
  // On a phone the question and its answers stay above the hand. What is answered on the map leaves its ways elsewhere below.
  const pinned = narrow && sitting.decision !== undefined;
  const onMap = pinned && campaign.offers.states.size > 0;
  const { first, later } = plainAnswers(campaign.offers, onMap);
  const cards = <CardChoices sitting={sitting} campaign={campaign} words={words} />;
  const means = <Means sitting={sitting} campaign={campaign} words={words} narrow={narrow} />;
  return (
    <DecisionFrame
      sitting={sitting}
      seat={who}
      icon={who}
      allChoices={words.allChoices}
      above={pinned ? undefined : onTable}
      about={onMap ? undefined : means}
      reading={<TakenUp sitting={sitting} campaign={campaign} words={words} sheet={sheet} />}
      below={
        pinned ? (
          <>
            {cards}
            {onMap && means}
            <PlainAnswers sitting={sitting} choices={later} />
            {onTable}
          </>
        ) : undefined
      }
    >
      <PlainAnswers sitting={sitting} choices={first} />
      <Answers sitting={sitting} campaign={campaign} words={words} sheet={sheet} />
      {!pinned && cards}
    </DecisionFrame>
  );
}

/** Questions about a card that was played for its CP: what its event would do can wait behind its name. */
const FOR_CP: readonly (string | undefined)[] = ['campaign', 'travelOn', 'stay', 'advertise', 'redraw', 'position'];

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

/** Where to answer on the map, and what it costs to go elsewhere. On a phone the map lies right above. */
function Means({ sitting, campaign, words, narrow }: Omit<PanelProps, 'sheet'> & { narrow: boolean }) {
  const { decision } = sitting;
  const journeys = journeyCosts(campaign, words);
  const toMap = !narrow && campaign.offers.states.size > 0 && campaign.chosen === undefined;
  const trigger = decision === undefined ? '' : triggerLine(decision, words);
  return (
    <>
      {toMap && <p className={styles['journeys']}>{words.onMap}</p>}
      {trigger !== '' && <p className={styles['journeys']}>{trigger}</p>}
      {journeys !== '' && <p className={styles['journeys']}>{journeys}</p>}
    </>
  );
}

function PlainAnswers({ sitting, choices }: { sitting: Sitting<NineteenSixtyTexts>; choices: readonly Action[] }) {
  const { decision, texts, table } = sitting;
  if (decision === undefined || choices.length === 0) return null;
  return (
    <div className={styles['answers']} data-answers="">
      {choices.map((action) => (
        <Button key={action} data-action={table.game.actions.format(action)} onClick={() => sitting.act(action)}>
          {texts.action(decision.view, decision.seat, action)}
        </Button>
      ))}
    </div>
  );
}

/** What was taken up in the hand or on the map, and what can be done with it. */
function Answers({ sitting, campaign, words, sheet }: PanelProps) {
  const { chosen } = campaign;
  if (sitting.decision === undefined) return null;
  return (
    <>
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
    </>
  );
}

/** The card taken up: to play it, or only to read it. */
function TakenUp({ sitting, campaign, words, sheet }: PanelProps) {
  const { chosen } = campaign;
  if (sheet || (chosen?.kind !== 'card' && chosen?.kind !== 'candidate')) return null;
  return <ChosenCard key={chosenKey(chosen)} sitting={sitting} campaign={campaign} words={words} />;
}

/**
 * Everything but states and cards: the few choices that find room as buttons. Where room is short and the map answers,
 * the ways to travel and what else the board offers to tap come later.
 */
function plainAnswers({ regions, issues, swaps, answers }: Offers, onMap: boolean) {
  const onBoard: readonly Action[] = [...[...regions.values()].flat(), ...[...issues.values()].flat(), ...swaps];
  if (!onMap) return { first: [...onBoard, ...answers], later: [] };
  const { travel } = actions.verbs;
  return {
    first: answers.filter((action) => !travel.has(action)),
    later: [...onBoard, ...answers.filter((action) => travel.has(action))],
  };
}

/** What it costs to go on in another region: "Travel: South 1 CP, West 2 CP". */
function journeyCosts({ journeys, offers }: Campaign, words: TableWords): string {
  const costs = new Map<string, number>();
  for (const [state, { through, cost }] of journeys) {
    const region = through.at(-1);
    if (region !== undefined && !offers.states.has(state)) costs.set(words.travelRegions[region], cost);
  }
  const list = [...costs].map(([region, cost]) => words.travelCost(region, cost));
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

function handCards({ snapshot, decision }: Sitting<NineteenSixtyTexts>) {
  const seat = decision?.seat ?? 0;
  return [HAND + seat, STACK + seat].flatMap((where) => cardsIn(snapshot.view, where));
}
