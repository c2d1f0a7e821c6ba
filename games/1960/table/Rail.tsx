import type { State } from '@whistlestop/kernel';
import {
  bag,
  DEBATE_SPACE,
  DISCARD,
  deckCount,
  ELECTION_DAY_SPACE,
  handCount,
  ISSUES,
  issues,
  momentum,
  PREVENTION_SPACE,
  REMOVED,
  rest,
  STACK,
  stackCount,
  TURN_SPACE,
  track,
  ZONES,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useState } from 'react';
import { Button, type Sitting, Panel } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { BagMeter } from './pieces/gauges/BagMeter.tsx';
import { type IssuePlace, type IssueTile, IssueTrack } from './pieces/gauges/IssueTrack.tsx';
import { LastingEvents } from './pieces/gauges/LastingEvents.tsx';
import { MomentumMeter } from './pieces/gauges/MomentumMeter.tsx';
import { PileBrowser } from './pieces/gauges/PileBrowser.tsx';
import { RestZone } from './pieces/gauges/RestZone.tsx';
import type { Issue } from './pieces/pieces.ts';
import { cardWords } from './card-words.ts';
import type { CardId } from './offers.ts';
import styles from './Rail.module.css';
import { candidateOf, cardContent, cardsIn, holdingOf, known, perCandidate } from './reading.ts';
import type { Campaign } from './use-campaign.ts';

type RailProps = { sitting: Sitting<NineteenSixtyTexts>; campaign: Campaign; words: TableWords };

const SPACES = [TURN_SPACE, DEBATE_SPACE, ELECTION_DAY_SPACE, PREVENTION_SPACE] as const;

/** Everything beside the map: issues, momentum, the bag, rest, what lasts, the piles. */
export function Rail({ sitting, campaign, words }: RailProps) {
  const { view } = sitting.snapshot;
  return (
    <div className={styles['rail']} data-part="rail">
      <Issues sitting={sitting} campaign={campaign} words={words} />
      <MomentumMeter
        counts={perCandidate((seat) => momentum.at(view, seat))}
        names={words.names}
        words={{ title: words.momentum }}
      />
      <Bag view={view} words={words} />
      <RestZone
        counts={perCandidate((seat) => rest.at(view, seat))}
        names={words.names}
        words={{ title: words.rest }}
      />
      <LastingEvents
        events={lastingEvents(view, sitting.texts, words)}
        words={{ title: words.lasting, none: words.nothingLasts }}
      />
      <Piles sitting={sitting} words={words} />
    </div>
  );
}

function Issues({ sitting, campaign, words }: RailProps) {
  const { view } = sitting.snapshot;
  const order = ISSUES.map((_, place) => track.at(view, place));
  const [first, second, third] = order.map((issue) => tileOf(view, issue, campaign, words));
  // During the Debates the tiles stand on the debate board.
  if (first === undefined || second === undefined || third === undefined) return null;
  const swaps = campaign.offers.swaps.map((action) => sitting.table.game.actions.format(action) ?? '');
  const swapAt = (place: number) =>
    swaps.findIndex((text) => text === `swap ${ISSUES[order[place] ?? 0]} ${ISSUES[order[place + 1] ?? 0]}`);
  const places: [IssuePlace, IssuePlace, IssuePlace] = [
    { pays: ['momentum', 'endorsement'], joiner: '+', label: words.pays[0] ?? '' },
    { pays: ['momentum', 'endorsement'], joiner: words.or, label: words.pays[1] ?? '' },
    { pays: ['momentum'], joiner: '', label: words.pays[2] ?? '' },
  ];
  return (
    <IssueTrack
      tiles={[first, second, third]}
      places={places}
      words={{ title: words.issueTrack, swap: words.swap }}
      onPick={(issue) => {
        const [action] = campaign.offers.issues.get(issue) ?? [];
        if (action !== undefined) sitting.act(action);
      }}
      swaps={new Set([0, 1].filter((place) => swapAt(place) >= 0))}
      onSwap={(place) => {
        const action = campaign.offers.swaps[swapAt(place)];
        if (action !== undefined) sitting.act(action);
      }}
    />
  );
}

function tileOf(view: State, number: number, campaign: Campaign, words: TableWords): IssueTile | undefined {
  const issue: Issue | undefined = ISSUES[number];
  if (issue === undefined) return undefined;
  const support = holdingOf(issues.at(view, number));
  const clickable = campaign.offers.issues.has(issue);
  const name = words.issues[issue];
  const label = [
    name,
    support.owner === null ? words.nobody : words.support(words.names[support.owner], support.count),
    clickable ? words.clickable : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  return { issue, name, label, support, clickable };
}

function Bag({ view, words }: { view: State; words: TableWords }) {
  const counts = perCandidate((seat) => known(bag.at(view, seat)));
  if (counts.kennedy === undefined || counts.nixon === undefined)
    return (
      <Panel title={words.bag} icon="bag">
        <p>{words.bagHidden}</p>
      </Panel>
    );
  const total = counts.kennedy + counts.nixon;
  const chance = (count: number) => (total === 0 ? '–' : `${Math.round((100 * count) / total)}%`);
  return (
    <BagMeter
      counts={{ kennedy: counts.kennedy, nixon: counts.nixon }}
      chances={{ kennedy: chance(counts.kennedy), nixon: chance(counts.nixon) }}
      names={words.names}
      words={{ title: words.bag, chance: words.draw }}
    />
  );
}

function lastingEvents(view: State, texts: NineteenSixtyTexts, words: TableWords) {
  return SPACES.flatMap((space) =>
    cardsIn(view, space).map((id) => {
      const { title, effect, icon, category } = cardContent(id, texts);
      const until: Readonly<Record<string, string>> = words.until;
      return { id, title, effect, icon, category, until: until[ZONES[space] ?? ''] ?? '' };
    }),
  );
}

function Piles({ sitting, words }: Omit<RailProps, 'campaign'>) {
  const { snapshot, texts, words: page } = sitting;
  const { view } = snapshot;
  const [open, setOpen] = useState<{ readonly title: string; readonly cards: readonly CardId[] }>();
  const stacks = [0, 1].flatMap((seat) => {
    const cards = cardsIn(view, STACK + seat);
    return cards.length === 0 ? [] : [{ title: `${words.stack}: ${words.names[candidateOf(seat)]}`, cards }];
  });
  const piles = [
    { title: words.discard, cards: cardsIn(view, DISCARD) },
    { title: words.removed, cards: cardsIn(view, REMOVED) },
    ...stacks,
  ];
  return (
    <Panel title={words.piles} icon="cards">
      <ul className={styles['counts']}>
        <li>{words.deck(deckCount.get(view))}</li>
        {[0, 1].map((seat) => (
          <li key={seat}>
            {words.othersHand(words.names[candidateOf(seat)], handCount.at(view, seat))}
            {stackCount.at(view, seat) > 0 && ` · ${words.inStack(stackCount.at(view, seat))}`}
          </li>
        ))}
      </ul>
      <div className={styles['piles']}>
        {piles.map((pile) => (
          <Button key={pile.title} onClick={() => setOpen(pile)}>{`${pile.title} (${pile.cards.length})`}</Button>
        ))}
      </div>
      <PileBrowser
        open={open !== undefined}
        title={open?.title ?? ''}
        cards={(open?.cards ?? []).map((id) => cardContent(id, texts))}
        words={{
          ...cardWords(words, texts),
          close: page.close,
          search: words.search,
          empty: words.emptyPile,
          noMatch: words.noMatch,
          count: words.count,
        }}
        onClose={() => setOpen(undefined)}
      />
    </Panel>
  );
}
