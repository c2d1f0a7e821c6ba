import type { Candidate, Holding, PerCandidate, Region } from '../pieces.ts';
import type { STATE_SHAPES } from '@whistlestop/country';

export type StateCode = keyof typeof STATE_SHAPES;

/** All that the map shows of one state. */
export type MapState = {
  code: StateCode;
  region: Region;
  /** The name people read; states are walked by region, then by this. */
  name: string;
  /** Everything a screen reader should say about the state. */
  label: string;
  electoralVotes: number;
  owner: Candidate | null;
  cubes: number;
  carried: boolean;
  /** Who gets the state when nobody has cubes in it. */
  edge: Candidate;
  clickable: boolean;
  /** Part of the plan being made. */
  marked: boolean;
  /** A few characters on a tag beside the state: what is planned there, or the odds. */
  note?: string | undefined;
};

/** A region's advertising box. */
export type MapRegion = {
  region: Region;
  name: string;
  label: string;
  media: Holding;
  endorsements: Holding;
  clickable: boolean;
  marked: boolean;
};

/** A journey being planned, leg by leg, with what each leg costs in words. */
export type PlannedJourney = { who: Candidate; legs: readonly { from: StateCode; to: StateCode; cost: string }[] };

/** What both maps of the country take: they show what they are told and call back; they know no rules. */
export type CountryProps = {
  states: readonly MapState[];
  regions: readonly MapRegion[];
  tokens: PerCandidate<StateCode>;
  route?: PlannedJourney | undefined;
  /** States to light up, for instance those that a line of the log touched. */
  lit?: ReadonlySet<StateCode> | undefined;
  /** Show one region large instead of the whole country. */
  closeUp?: Region | undefined;
  words: { map: string };
  onPick: (code: StateCode) => void;
  /** A state was chosen that is not clickable: the place to say why. */
  onAsk?: ((code: StateCode) => void) | undefined;
  onPickRegion?: ((region: Region) => void) | undefined;
  onHover?: ((code: StateCode | null) => void) | undefined;
};
