/**
 * Campaigning written the usual way: a tree of plain objects, choices as text, a JSON clone for every position kept.
 * The same rules as rules/campaigning.ts, without lasting effects. Only the bench uses it, to have something to
 * measure the flat state against.
 */
import { NEIGHBOURS, type Region, REGIONS, TRAVEL_REGIONS, type TravelRegion } from '../rules/map.ts';
import {
  CARRIED,
  STATES,
  type StateCode,
  STATES_OF_TRAVEL_REGION,
  stateNumber,
  TRAVEL_REGION_OF,
} from '../rules/states.ts';
import type { SeatId } from '../rules/seats.ts';

interface Cubes {
  owner: SeatId | null;
  count: number;
}

/** A match position as plain objects; `rest` is everything campaigning does not look at but a clone has to carry. */
export interface PlainPosition {
  support: Record<string, Cubes>;
  media: Record<string, Cubes>;
  tokens: Record<SeatId, StateCode>;
  campaign: { seat: SeatId; cp: number; region: TravelRegion; travelled: boolean; staying: boolean };
  rest: unknown;
}

export const clonePlain = (position: PlainPosition): PlainPosition =>
  JSON.parse(JSON.stringify(position)) as PlainPosition;

const rivalOf = (seat: SeatId): SeatId => (seat === 'kennedy' ? 'nixon' : 'kennedy');
const statesOf = (region: TravelRegion): StateCode[] =>
  [...(STATES_OF_TRAVEL_REGION[TRAVEL_REGIONS.indexOf(region)] ?? [])].flatMap((state) => STATES[state] ?? []);
const regionOf = (region: TravelRegion): Region => REGIONS.find((name) => name === region) ?? 'West';

function needsCheck({ support, media, tokens, campaign }: PlainPosition, state: StateCode): boolean {
  const rival = rivalOf(campaign.seat);
  const cubes = support[state];
  const guarded = (cubes?.owner === rival && cubes.count >= CARRIED) || tokens[rival] === state;
  return guarded && media[regionOf(campaign.region)]?.owner !== campaign.seat;
}

/** Every choice of the campaigner, in notation; states that need checks are left out, for the bench draws no cubes. */
export function plainChoices(position: PlainPosition): string[] {
  const { region, staying } = position.campaign;
  if (staying) return statesOf(region).map((state) => `stay ${state}`);
  const neighbours = NEIGHBOURS[TRAVEL_REGIONS.indexOf(region)] ?? 0;
  return [
    ...statesOf(region)
      .filter((state) => !needsCheck(position, state))
      .map((state) => `support ${state}`),
    ...TRAVEL_REGIONS.filter((_, other) => ((neighbours >> other) & 1) === 1).map((other) => `travel ${other}`),
  ];
}

/** One more cube for a seat: it takes a rival's away first. */
function gain({ owner, count }: Cubes, seat: SeatId): Cubes {
  if (owner !== rivalOf(seat)) return { owner: seat, count: count + 1 };
  return count === 1 ? { owner: null, count: 0 } : { owner, count: count - 1 };
}

/** Plays a choice; false when the action is over. */
export function playPlain(position: PlainPosition, choice: string): boolean {
  const { campaign, tokens, support } = position;
  const [verb, where = ''] = choice.split(' ');
  if (verb === 'stay') {
    tokens[campaign.seat] = where as StateCode;
    return false;
  }
  campaign.cp -= 1;
  if (verb === 'travel') {
    campaign.region = where as TravelRegion;
    campaign.travelled = true;
  } else {
    support[where] = gain(support[where] ?? { owner: null, count: 0 }, campaign.seat);
    tokens[campaign.seat] = where as StateCode;
    campaign.travelled = false;
  }
  if (campaign.cp > 0) return true;
  campaign.staying = campaign.travelled;
  return campaign.staying;
}

/** Where a token is, as a travel region. */
export const travelRegionOf = (state: StateCode): TravelRegion =>
  TRAVEL_REGIONS[TRAVEL_REGION_OF[stateNumber(state)] ?? 0] ?? 'East';
