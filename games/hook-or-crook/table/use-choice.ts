import { type Action, type Game, includes } from '@whistlestop/kernel';
import { COLOURS, type MatchConstants, INCUMBENT } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { useMemo, useState } from 'react';
import type { Chip } from './pieces/chips.ts';
import type { Sitting } from '@whistlestop/board';
import { type Decision, decisionOf } from '@whistlestop/table';

/** What the deciding person can do on this table now, and what they have begun. */
export interface Choice {
  /** Cards by their names, each with what playing it is. */
  readonly cards: ReadonlyMap<string, Action>;
  readonly taken: string | undefined;
  take(card: string | undefined): void;
  /** States that may be named next. */
  readonly states: ReadonlyMap<Chip, Action>;
  pick(state: Chip): void;
  /** Votes shared out so far, by colour; nothing is done before they are confirmed. */
  readonly planned: ReadonlyMap<Chip, number>;
  readonly plan: readonly Action[];
  /** The question as it stands after the plan; undefined once that answers all of it. */
  readonly next: Decision | undefined;
  /** Whether every vote of the plan has found its colour. */
  readonly complete: boolean;
  takeBack(): void;
  confirm(): void;
  /** Everything that is a plain answer. */
  readonly answers: readonly Action[];
}

interface Begun {
  readonly decision: Decision | undefined;
  readonly taken: string | undefined;
  readonly plan: readonly Action[];
}

/** Gathers what a decision offers, lets votes be shared out in one go, and carries out what is confirmed. */
export function useChoice(sitting: Sitting<HookOrCrookTexts>, constants: MatchConstants): Choice {
  const { decision, table } = sitting;
  const { game } = table;
  const [held, setHeld] = useState<Begun>({ decision, taken: undefined, plan: [] });
  const begun = held.decision === decision ? held : { decision, taken: undefined, plan: [] };
  const { plan, taken } = begun;
  const stand = useMemo(() => standAfter(game, decision, constants, plan), [game, decision, constants, plan]);
  const { gain, lose, take, give, cheat, play, answer } = constants.actions.verbs;
  const series = decision !== undefined && constants.fields.left.get(decision.view) > 1;

  const states = new Map<Chip, Action>();
  const cards = new Map<string, Action>();
  const answers: Action[] = [];
  for (const action of stand?.legal ?? []) {
    const naming = [gain, lose, take, give].find((verb) => verb.has(action));
    const colour = naming === undefined ? undefined : COLOURS[naming.arg(action)];
    const card = cardOf(constants, action);
    if (colour !== undefined) states.set(colour, action);
    else if (card !== undefined) cards.set(card, action);
    else answers.push(action);
  }
  const planned = new Map<Chip, number>();
  for (const action of plan) {
    const colour = COLOURS[(gain.has(action) ? gain : lose).arg(action)];
    if (colour !== undefined) planned.set(colour, (planned.get(colour) ?? 0) + 1);
  }

  function cardOf(of: MatchConstants, action: Action): string | undefined {
    if (play.has(action)) return of.evidence[play.arg(action)]?.id;
    const verb = [cheat, answer].find((candidate) => candidate.has(action));
    return verb === undefined ? undefined : of.cheats[verb.arg(action)]?.id;
  }

  return {
    cards,
    taken,
    take(card) {
      if (card === undefined || cards.has(card)) setHeld({ decision, taken: card, plan });
      else {
        const reason = sitting.whyNot(closedCard(card));
        if (reason !== undefined) sitting.tell(reason.sentence, reason.rules);
      }
    },
    states,
    pick(state) {
      const action = states.get(state);
      if (action === undefined) return;
      if (series && (gain.has(action) || lose.has(action))) setHeld({ decision, taken, plan: [...plan, action] });
      else sitting.act(action);
    },
    planned,
    plan,
    next: stand,
    complete: plan.length > 0 && stand === undefined,
    takeBack: () => setHeld({ decision, taken, plan: plan.slice(0, -1) }),
    confirm: () => sitting.act(...plan),
    answers,
  };

  /** What playing this card now would be, to ask why it is closed. */
  function closedCard(id: string): Action {
    const exhibit = constants.evidence.findIndex((card) => card.id === id);
    if (exhibit >= 0) return play.of(exhibit);
    const number = constants.cheats.findIndex((card) => card.id === id);
    const answering = decision !== undefined && constants.fields.onTable.get(decision.view) > 0;
    return (answering ? answer : cheat).of(number);
  }
}

/** The decision as it stands after the planned steps; undefined once they are all that was asked. */
function standAfter(
  game: Game,
  decision: Decision | undefined,
  constants: MatchConstants,
  plan: readonly Action[],
): Decision | undefined {
  let stand = decision;
  for (const action of plan) {
    if (stand === undefined || decision === undefined) return undefined;
    const after = stand.preview(action);
    const goesOn =
      constants.fields.phase.get(after) === constants.fields.phase.get(decision.view) &&
      constants.fields.turn.get(after) === INCUMBENT &&
      includes(game.pending(after), decision.seat);
    stand = goesOn ? decisionOf(game, after, decision.seat) : undefined;
  }
  return stand;
}
