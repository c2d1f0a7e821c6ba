import { cheatsHeld, cheatsPlayed, evidenceHeld, INCUMBENT } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { CardFan, Curtain, type Sitting } from '@whistlestop/board';
import { PaperCard, type PaperContent } from './pieces/PaperCard.tsx';
import { cheatContent, evidenceContent, type Telling } from './reading.ts';
import type { Choice } from './use-choice.ts';

type HandAreaProps = { sitting: Sitting<HookOrCrookTexts>; telling: Telling; choice: Choice; wide: boolean };

/** The cards of whoever sits here; the curtain while the device changes hands. */
export function HandArea({ sitting, telling, choice, wide }: HandAreaProps) {
  const { snapshot } = sitting;
  const { words } = telling;
  if (snapshot.now.kind === 'curtain') return <Curtain sitting={sitting} />;
  if (snapshot.observer < 0) return null;
  const seat = snapshot.observer;
  const asked = sitting.decision?.seat === seat && choice.cards.size > 0;
  const hand = seat === INCUMBENT ? words.evidence : words.cheats;
  return (
    <div data-part="hand">
      <CardFan
        key={asked ? 'asked' : 'quiet'}
        layout={wide ? 'fan' : 'drawer'}
        startsOpen={asked}
        words={{ hand, count: words.handCount, empty: words.noCards }}
        cards={cardsOf(sitting, telling, choice).map((card) => ({
          id: card.id,
          selected: choice.taken === card.id,
          face: (
            <PaperCard
              card={card}
              selected={choice.taken === card.id}
              disabled={!choice.cards.has(card.id)}
              onChoose={() => choice.take(card.id)}
            />
          ),
        }))}
      />
    </div>
  );
}

/** The unplayed cards, and those of the open stack that may be answered with. */
function cardsOf(
  { snapshot: { view, observer: seat } }: Sitting<HookOrCrookTexts>,
  telling: Telling,
  choice: Choice,
): readonly PaperContent[] {
  const { constants } = telling;
  if (seat === INCUMBENT) return evidenceHeld(constants, view).map((card) => evidenceContent(telling, card));
  const held = cheatsHeld(constants, view, seat - 1).map((card) => cheatContent(telling, card));
  const played = cheatsPlayed(constants, view, seat - 1).map((card) => cheatContent(telling, card));
  return [...held, ...played.filter(({ id }) => choice.cards.has(id))];
}
