import type { Seat } from '@whistlestop/kernel';
import { CARD_IDS, handOf, pointsOfCard } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { CardFan, Curtain, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { CampaignCard } from './pieces/CampaignCard.tsx';
import { inkOf } from './reading.ts';
import type { Bid } from './use-bid.ts';

type HandAreaProps = { sitting: Sitting<MrPresidentTexts>; bid: Bid; words: TableWords; wide: boolean };

/** The cards of whoever sits here; the curtain while the device changes hands. */
export function HandArea({ sitting, bid, words, wide }: HandAreaProps) {
  const { snapshot, texts } = sitting;
  if (snapshot.now.kind === 'curtain') return <Curtain sitting={sitting} />;
  // Everybody's hand is open knowledge but for what lies face down; the tracker shows it. Only one's own is for playing.
  if (snapshot.observer < 0) return null;
  const seat: Seat = snapshot.observer;
  const asked = sitting.decision?.seat === seat && bid.offers.ways.length > 0;
  const cards = handOf(snapshot.view, seat).flatMap((number) => {
    const id = CARD_IDS[number];
    return id === undefined
      ? []
      : [{ number, content: { id, ...texts.cards[id], points: pointsOfCard(snapshot.view, number) } }];
  });
  return (
    <div data-part="hand">
      <CardFan
        key={asked ? 'asked' : 'quiet'}
        cards={cards.map(({ number, content }) => ({
          id: content.id,
          selected: bid.taken.includes(number),
          face: (
            <CampaignCard
              card={content}
              owner={inkOf(seat)}
              selected={bid.taken.includes(number)}
              disabled={!bid.offers.cards.has(number)}
              words={words}
              onChoose={() => bid.take(number)}
            />
          ),
        }))}
        layout={wide ? 'fan' : 'drawer'}
        startsOpen={asked}
        words={{ hand: words.hand, count: words.handCount, empty: words.emptyHand }}
      />
    </div>
  );
}
