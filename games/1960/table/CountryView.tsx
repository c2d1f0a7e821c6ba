import type { PlayerEvent } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import { STATES, type StateCode } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStagedRender, useMedia, Button, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { Cartogram } from './pieces/map/Cartogram.tsx';
import type { CountryProps } from './pieces/map/map-props.ts';
import { UsMap } from './pieces/map/UsMap.tsx';
import { REGIONS, type Region } from './pieces/pieces.ts';
import styles from './CountryView.module.css';
import { countryOf, type MapOffers } from './country.ts';
import { checksIn } from './offers.ts';
import type { Campaign } from './use-campaign.ts';

/** The country, as a map or as a cartogram, with everything that can be done on it. */
export function CountryView({
  sitting,
  campaign,
  words,
}: {
  sitting: Sitting<NineteenSixtyTexts>;
  campaign: Campaign;
  words: TableWords;
}) {
  const { snapshot, texts, playback, lit } = sitting;
  const { checked } = campaign;
  const { map: kind, showMap } = sitting.page;
  const narrow = useMedia('(max-width: 50rem)');
  const [closeUp, setCloseUp] = useState<Region>();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A region by itself needs the room of the bars above it: the question stays in sight below.
    if (narrow && closeUp !== undefined) view.current?.scrollIntoView({ block: 'start' });
  }, [narrow, closeUp]);
  const [pointed, setPointed] = useState<StateCode | null>(null);
  const offers = mapOffers(campaign, words, kind === 'map');
  const country = countryOf(snapshot.view, offers, texts, words);
  const shownEvents = playback.step?.events ?? lit;
  const told = useMemo(() => statesIn(shownEvents), [shownEvents]);
  const litStates = useMemo(() => (checked === undefined ? told : new Set([...told, checked])), [told, checked]);
  const props = {
    ...country,
    route: campaign.routeTo(pointed),
    lit: litStates,
    closeUp,
    words: { map: words.map },
    onPick: campaign.pickState,
    onAsk: campaign.askAboutState,
    onPickRegion: campaign.pickRegion,
    onHover: setPointed,
  };
  return (
    <div ref={view} className={styles['country']} data-kind={kind} data-close={closeUp !== undefined}>
      <Country key={kind} kind={kind} {...props} />
      <div className={styles['tools']}>
        <fieldset className={styles['closeUps']}>
          <legend className="visually-hidden">{words.closeUp}</legend>
          <Button look="quiet" aria-pressed={closeUp === undefined} onClick={() => setCloseUp(undefined)}>
            {words.wholeCountry}
          </Button>
          {REGIONS.map((region) => (
            <Button
              key={region}
              look="quiet"
              aria-pressed={closeUp === region}
              onClick={() => setCloseUp(closeUp === region ? undefined : region)}
            >
              {words.regions[region]}
            </Button>
          ))}
        </fieldset>
        <Button
          look="quiet"
          icon={kind === 'map' ? 'cartogram' : 'map'}
          iconOnly={narrow}
          onClick={() => showMap(kind === 'map' ? 'cartogram' : 'map')}
        >
          {kind === 'map' ? words.asCartogram : words.asMap}
        </Button>
      </div>
    </div>
  );
}

/** The country region by region, until all of it stands there. */
function Country({ kind, states, regions, ...props }: CountryProps & { kind: 'map' | 'cartogram' }) {
  const arrived = REGIONS.slice(0, useStagedRender(REGIONS.length));
  const Picture = kind === 'map' ? UsMap : Cartogram;
  return (
    <Picture
      {...props}
      states={states.filter(({ region }) => arrived.includes(region))}
      regions={regions.filter(({ region }) => arrived.includes(region))}
    />
  );
}

/** On the cartogram there is no room for the price of a journey beside every state; the panel tells it. */
function mapOffers({ offers, journeys, chosen }: Campaign, words: TableWords, notes: boolean): MapOffers {
  return {
    clickable: (state) => offers.states.has(state) || journeys.has(state),
    clickableRegion: (region) => offers.regions.has(region),
    marked: (state) => chosen?.kind === 'state' && chosen.state === state,
    note: (state) => {
      const journey = offers.states.has(state) ? undefined : journeys.get(state);
      return !notes || journey === undefined || journey.cost === 0 ? undefined : `+${journey.cost}`;
    },
    hint: (state) => {
      const journey = offers.states.has(state) ? undefined : journeys.get(state);
      const ways = offers.states.get(state) ?? journey?.there;
      if (ways === undefined) return undefined;
      return [
        words.clickable,
        journey === undefined ? undefined : words.travelFirst(journey.cost),
        ways.some((action) => checksIn(action) > 0) ? words.needsCheck : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(', ');
    },
  };
}

/** The states that facts speak of. */
function statesIn(events: readonly PlayerEvent[]): ReadonlySet<StateCode> {
  const numbers = events.flatMap((event) => {
    if (eventBook.is(event, 'tokenMoved')) return [event.args.to];
    return 'state' in event.args ? [event.args['state']] : [];
  });
  return new Set(numbers.flatMap((number) => (number === undefined ? [] : (STATES[number] ?? []))));
}
