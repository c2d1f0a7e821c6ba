import type { State } from '@whistlestop/kernel';
import {
  CARRIED,
  endorsements,
  media,
  REGION_OF,
  REGIONS,
  STATES,
  type StateCode,
  support,
  tokens,
  VOTES,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import type { CountryProps, MapRegion, MapState } from './pieces/map/map-props.ts';
import type { Region } from './pieces/pieces.ts';
import { candidateOf, edgeOf, holdingOf, perCandidate } from './reading.ts';

/** What can be done on the map now, and what is planned there. */
export interface MapOffers {
  clickable(state: StateCode): boolean;
  clickableRegion(region: Region): boolean;
  marked(state: StateCode): boolean;
  note(state: StateCode): string | undefined;
  /** What a screen reader adds for a state. */
  hint(state: StateCode): string | undefined;
}

/** The country as the maps show it. */
export function countryOf(
  view: State,
  offers: MapOffers,
  texts: NineteenSixtyTexts,
  words: TableWords,
): Pick<CountryProps, 'states' | 'regions' | 'tokens'> {
  return {
    states: STATES.map((code, state) => mapState(view, code, state, offers, texts, words)),
    regions: REGIONS.map((region, index) => mapRegion(view, region, index, offers, words)),
    tokens: perCandidate((seat) => STATES[tokens.at(view, seat)] ?? 'NY'),
  };
}

function mapState(
  view: State,
  code: StateCode,
  state: number,
  offers: MapOffers,
  texts: NineteenSixtyTexts,
  words: TableWords,
): MapState {
  const { owner, count } = holdingOf(support.at(view, state));
  const name = texts.states[code];
  const votes = VOTES[state] ?? 0;
  const edge = edgeOf(state);
  const carried = count >= CARRIED;
  const clickable = offers.clickable(code);
  const here = [0, 1].filter((seat) => tokens.at(view, seat) === state).map((seat) => words.names[candidateOf(seat)]);
  const label = [
    name,
    words.votes(votes),
    owner === null ? words.noSupport(words.names[edge]) : words.support(words.names[owner], count),
    carried ? words.carried : undefined,
    ...here.map(words.token),
    offers.hint(code),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  return {
    code,
    region: REGIONS[REGION_OF[state] ?? 0] ?? 'East',
    name,
    label,
    electoralVotes: votes,
    owner,
    cubes: count,
    carried,
    edge,
    clickable,
    marked: offers.marked(code),
    note: offers.note(code),
  };
}

function mapRegion(view: State, region: Region, index: number, offers: MapOffers, words: TableWords): MapRegion {
  const mediaThere = holdingOf(media.at(view, index));
  const endorsed = holdingOf(endorsements.at(view, index));
  const name = words.regions[region];
  const clickable = offers.clickableRegion(region);
  const who = (owner: 'kennedy' | 'nixon' | null) => (owner === null ? words.nobody : words.names[owner]);
  const label = [
    name,
    words.media(who(mediaThere.owner), mediaThere.count),
    words.endorsements(who(endorsed.owner), endorsed.count),
    clickable ? words.clickable : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  return { region, name, label, media: mediaThere, endorsements: endorsed, clickable, marked: false };
}
