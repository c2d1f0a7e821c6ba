import { EVERYTHING } from '@whistlestop/kernel';
import { actions, CAMPAIGN, consequencesOf, exhausted, HAND, openQuestion, STACK } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { Button, Curtain, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { CandidateCard } from './pieces/cards/CandidateCard.tsx';
import { Hand } from './pieces/cards/Hand.tsx';
import { cardWords } from './card-words.ts';
import styles from './HandArea.module.css';
import { candidateOf, cardContent, cardsIn, isCardId, isSetAside } from './reading.ts';
import type { Campaign } from './use-campaign.ts';

type HandAreaProps = {
  sitting: Sitting<NineteenSixtyTexts>;
  campaign: Campaign;
  words: TableWords;
  wide: boolean;
};

/** The cards of whoever sits here; the curtain while the device changes hands; both hands when everything is open. */
export function HandArea(props: HandAreaProps) {
  const { snapshot } = props.sitting;
  if (snapshot.now.kind === 'curtain') return <Curtain sitting={props.sitting} />;
  const seats = snapshot.observer >= 0 ? [snapshot.observer] : snapshot.observer === EVERYTHING ? [0, 1] : [];
  if (seats.length === 0) return null;
  return (
    <div className={styles['hands']} data-part="hand">
      {seats.map((seat) => (
        <SeatHand key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

function SeatHand({ sitting, campaign, words, wide, seat }: HandAreaProps & { seat: number }) {
  const { snapshot, texts } = sitting;
  const { view } = snapshot;
  const { offers, chosen, choose } = campaign;
  const debating = openQuestion(view) === 'debate' && sitting.decision?.seat === seat;
  const cards = cardsIn(view, debating ? STACK + seat : HAND + seat);
  const who = candidateOf(seat);
  const cp = consequencesOf(view, seat, actions.verbs.playCandidate.of(CAMPAIGN - 1))?.cp ?? 0;
  const tired = exhausted.at(view, seat) === 1;
  const mine = snapshot.observer === seat;
  const label = words.candidateCard(words.names[who], cp, tired);
  const chooseCandidate = mine ? () => choose({ kind: 'candidate' }) : undefined;
  const candidate = wide ? (
    <CandidateCard
      who={who}
      cp={cp}
      exhausted={tired}
      selected={chosen?.kind === 'candidate'}
      disabled={offers.candidate.length === 0}
      words={{
        name: words.names[who],
        office: words.office[who],
        cp: words.cp,
        exhausted: words.exhausted,
        label,
      }}
      onChoose={chooseCandidate}
    />
  ) : (
    <Button
      className={styles['candidate']}
      icon={who}
      aria-pressed={chosen?.kind === 'candidate'}
      disabled={chooseCandidate === undefined}
      onClick={chooseCandidate}
    >
      {label}
    </Button>
  );
  if (cards.length === 0 && !mine) return null;
  return (
    <Hand
      key={offers.cards.size > 0 ? 'asked' : 'quiet'}
      startsOpen={offers.cards.size > 0}
      cards={cards.map((id) => cardContent(id, texts))}
      layout={wide ? 'fan' : 'drawer'}
      selected={chosen?.kind === 'card' ? chosen.card : undefined}
      playable={new Set(offers.cards.keys())}
      stamps={new Map(cards.filter((id) => isSetAside(view, seat, id)).map((id) => [id, words.setAside]))}
      beside={candidate}
      asked={mine && offers.cards.size > 0 ? texts.prompt(view, seat) : undefined}
      words={{
        ...cardWords(words, texts),
        hand: debating ? words.stack : mine ? words.hand : words.othersHand(words.names[who], cards.length),
        count: mine ? words.count : (count) => words.othersHand(words.names[who], count),
      }}
      onChoose={(id) => {
        if (isCardId(id)) choose({ kind: 'card', card: id });
      }}
    />
  );
}
