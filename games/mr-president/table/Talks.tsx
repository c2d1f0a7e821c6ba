import { includes } from '@whistlestop/kernel';
import { channelOpen, events as eventBook, membersOf, recessSpentBy, stageOf } from '../rules/index.ts';
import { committed } from '../rules/parts.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useMemo } from 'react';
import type { TableWords } from '../texts/table.ts';
import { Parley } from './pieces/Parley.tsx';
import type { Sitting } from '@whistlestop/board';
import type { TableStep } from '@whistlestop/table';
import { inkOf, seatsIn, ticketOf } from './reading.ts';

/** The facts with which talks begin. */
const OPENINGS = ['parleyOpened', 'recessCalled'] as const;
const PARTIES = [0, 1];

/** The step with which the talks that are held now began; a party that joins a recess does not begin it anew. */
function openingOf(steps: readonly TableStep[]): number | undefined {
  const tells = ({ events }: TableStep, kinds: readonly (keyof typeof eventBook.specs)[]) =>
    events.some((event) => eventBook.is(event, ...kinds));
  const closed = steps.findLastIndex((step) => tells(step, ['parleyClosed']));
  return steps.slice(closed + 1).find((step) => tells(step, OPENINGS))?.sequence;
}

/** The parley before the ticket election, or a recess in it. */
export function Talks({ sitting, words }: { sitting: Sitting<MrPresidentTexts>; words: TableWords }) {
  const { snapshot, texts, table, page } = sitting;
  const { view, steps } = snapshot;
  const opening = openingOf(steps);
  const plays = snapshot.mySeats.length > 0;
  const began = useMemo(
    () => (plays && opening !== undefined ? page.firstShownAt(table.id, `talks-${opening}`) : undefined),
    [plays, opening, table, page],
  );
  const parties = PARTIES.map((party) => {
    const open = channelOpen(view, party);
    return {
      ink: inkOf(2 * party),
      name: texts.party(party),
      ticket: ticketOf(view, party, texts, words),
      members: seatsIn(view)
        .filter((seat) => includes(membersOf(party), seat))
        .map((seat) => ({
          ink: inkOf(seat),
          name: texts.seat(seat),
          status: !open ? '' : includes(committed.get(view), seat) ? words.talks.ready : words.talks.conferring,
        })),
      open,
      note: recessSpentBy(view, party) ? words.talks.recessSpent : words.talks.recessLeft,
    };
  });
  const title = stageOf(view) === 'recess' ? words.talks.recess : words.talks.parley;
  return (
    <Parley parties={parties} time={table.game.parties?.time ?? 0} began={began} words={{ ...words.talks, title }} />
  );
}
