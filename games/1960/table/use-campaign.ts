import type { Action } from '@whistlestop/kernel';
import { STATES, type StateCode, tokens } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useMemo, useState } from 'react';
import type { TableWords } from '../texts/table.ts';
import type { PlannedJourney } from './pieces/map/map-props.ts';
import type { Region } from './pieces/pieces.ts';
import { whyNobodyAsks, type Sitting } from '@whistlestop/board';
import { type CardId, type Offers, offersOf } from './offers.ts';
import { type Journey, journeysOf } from './journeys.ts';
import { candidateOf } from './reading.ts';
import { checkedState } from './stack-lines.ts';
import { whyNotState } from './why-not-state.ts';

/** Something chosen half-way: a card whose use is open, or a state whose number of checks is. */
export type Chosen =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'candidate' }
  | {
      readonly kind: 'state';
      readonly state: StateCode;
      readonly before: readonly Action[];
      readonly ways: readonly Action[];
    };

/** Tells one begun choice from another. */
export const chosenKey = (chosen: Chosen | undefined): string =>
  chosen?.kind === 'card' ? chosen.card : chosen?.kind === 'state' ? chosen.state : 'candidate';

/** What the person can do on this board now, and what they have begun to choose. */
export interface Campaign {
  readonly offers: Offers;
  readonly journeys: ReadonlyMap<StateCode, Journey>;
  readonly chosen: Chosen | undefined;
  readonly choose: (chosen: Chosen | undefined) => void;
  readonly pickState: (state: StateCode) => void;
  readonly askAboutState: (state: StateCode) => void;
  readonly pickRegion: (region: Region) => void;
  /** The state in which the card taken up brings support checks. */
  readonly checked: StateCode | undefined;
  /** The journey to the state pointed at, if it lies across boundaries. */
  readonly routeTo: (state: StateCode | null) => PlannedJourney | undefined;
}

/** Gathers what a decision offers on the board, and carries out what is clicked. */
export function useCampaign(sitting: Sitting<NineteenSixtyTexts>, words: TableWords): Campaign {
  const { decision, table, texts, act } = sitting;
  const [begun, setBegun] = useState<{ readonly decision: typeof decision; readonly chosen: Chosen | undefined }>();
  const offers = useMemo(() => offersOf(decision?.legal ?? []), [decision]);
  const journeys = useMemo(
    () => (decision === undefined ? new Map<StateCode, Journey>() : journeysOf(table.game, decision)),
    [table, decision],
  );
  const chosen = begun?.decision === decision ? begun?.chosen : undefined;
  const choose = (next: Chosen | undefined) => setBegun({ decision, chosen: next });

  const [taken] = chosen?.kind === 'card' ? (offers.cards.get(chosen.card) ?? []) : [];

  return {
    offers,
    journeys,
    chosen,
    choose,
    checked: decision === undefined || taken === undefined ? undefined : checkedState(decision.view, taken),
    pickState(state) {
      const journey = journeys.get(state);
      const ways = offers.states.get(state) ?? journey?.there ?? [];
      const before = offers.states.has(state) ? [] : (journey?.crossings ?? []);
      const [only] = ways;
      if (ways.length === 1 && only !== undefined) act(...before, only);
      else if (ways.length > 1) choose({ kind: 'state', state, before, ways });
    },
    askAboutState(state) {
      const waiting = decision === undefined ? whyNobodyAsks(sitting) : undefined;
      const answer = decision === undefined ? undefined : whyNotState(decision, state, texts, words);
      if (waiting !== undefined) sitting.tell(waiting);
      if (answer !== undefined) sitting.tell(answer.sentence, answer.rules);
    },
    pickRegion(region) {
      const [only] = offers.regions.get(region) ?? [];
      if (only !== undefined) act(only);
    },
    routeTo(state) {
      if (state === null || decision === undefined || offers.states.has(state)) return undefined;
      const journey = journeys.get(state);
      const from = STATES[tokens.at(decision.view, decision.seat)];
      if (journey === undefined || from === undefined) return undefined;
      return { who: candidateOf(decision.seat), legs: [{ from, to: state, cost: `${journey.cost} ${words.cp}` }] };
    },
  };
}
