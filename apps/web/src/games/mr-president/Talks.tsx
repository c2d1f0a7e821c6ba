import { includes } from '@whistlestop/kernel';
import { channelOpen, membersOf, recessSpentBy, stageOf } from '@whistlestop/mr-president';
import { committed } from '@whistlestop/mr-president/parts';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import { Parley } from '../../mr-president/Parley.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { inkOf, seatsIn, ticketOf } from './reading.ts';
import type { BoardWords } from './words/index.ts';

/** How long partners may talk (ruling 32). */
const MINUTES = 5;
const PARTIES = [0, 1];

/** The parley before the ticket election, or a recess in it. */
export function Talks({ sitting, words }: { sitting: Sitting<MrPresidentTexts>; words: BoardWords }) {
  const { snapshot, texts } = sitting;
  const { view } = snapshot;
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
  return <Parley key={title} parties={parties} minutes={MINUTES} words={{ ...words.talks, title }} />;
}
