import type { Language, PlayerEvent, Seat, State } from '@whistlestop/kernel';
import { ownTextIn } from '../cards/card-words.ts';
import {
  COLOURS,
  type MatchConstants,
  events as eventBook,
  effectHere,
  type EffectFacts,
  type EffectRole,
  INCUMBENT,
  isBeaten,
  pawnOf,
  printedAmount,
  type Track,
} from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import type { TableWords } from '../texts/table.ts';
import type { Chip, PlayerMark } from './pieces/chips.ts';
import type { PaperContent } from './pieces/PaperCard.tsx';
import type { RingPawn, SpaceFace, TrackFace } from './pieces/RingBoard.tsx';
import type { TableStep } from '@whistlestop/table';

/** Everything that is needed to put a position of this match into words. */
export interface Telling {
  readonly constants: MatchConstants;
  readonly texts: HookOrCrookTexts;
  readonly words: TableWords;
  readonly language: Language;
}

/** The colour of a State by its place, from 0. */
export const chipOf = ({ colours }: MatchConstants, state: number): Chip => colours[state] ?? 'amber';

/** A seat as it is shown. */
export const playerAt = ({ constants, texts }: Telling, seat: Seat): PlayerMark => ({
  ink: seat === INCUMBENT ? 'incumbent' : chipOf(constants, seat - 1),
  number: seat,
  name: texts.seat(seat),
});

/** The States of a match by place. */
export const statesOf = ({ colours }: MatchConstants): readonly number[] => colours.map((_, state) => state);

/** The three rings with what every space brings to whom. */
export const ringsOf = (telling: Telling): readonly (readonly SpaceFace[])[] =>
  telling.constants.board.map(({ spaces }, ring) =>
    spaces.map(({ shared, incumbent, state }, at) => ({
      shared,
      incumbent: trackFace(telling, incumbent, ring + 1, at, 'incumbent', shared),
      state: trackFace(telling, state, ring + 1, at, 'state', shared),
    })),
  );

function trackFace(
  telling: Telling,
  track: Track,
  round: number,
  at: number,
  role: EffectRole,
  shared: boolean,
): TrackFace {
  const title = `${spaceName(telling, round, at, role, shared)}: ${effectWords(telling, track.effect, role)}`;
  if (track.kind !== 'votes') return { glyph: track.kind, title };
  return { mark: markOf(telling, track), title };
}

/** What an effect does, with the numbers of this table. */
export const effectWords = ({ constants, texts }: Telling, effect: EffectFacts, role: EffectRole): string =>
  texts.words.effectText(effectHere(constants, effect), role);

/** What a space is called: by the players who drew it, or as printed. */
export function spaceName(
  { constants, texts, language }: Telling,
  round: number,
  at: number,
  role: EffectRole,
  shared: boolean,
): string {
  const own = ownTextIn(constants.board[round - 1]?.spaces[at]?.[role].name, language);
  return own ?? texts.words.spaces[`r${round}.${shared ? 'shared' : role}.${at}`] ?? `${round}.${at}`;
}

/** A few characters for votes that move: how many, and which way. */
function markOf({ constants, words }: Telling, { effect }: Track): string {
  const amount = printedAmount(constants, effect);
  const votes = typeof amount === 'number' ? String(amount) : words.dice[amount];
  switch (effect.op) {
    case 'gainEach':
      return `+${votes}×${constants.states}`;
    case 'loseEach':
      return `−${votes}×${constants.states}`;
    case 'lose':
      return `−${votes}`;
    case 'take':
      return `↑${votes}`;
    case 'give':
      return `↓${votes}`;
    default:
      return `+${votes}`;
  }
}

/** The pawns on the ring of the present round. */
export const pawnsOf = (telling: Telling, view: State): readonly RingPawn[] =>
  Array.from({ length: telling.constants.states + 1 }, (_, seat) => ({
    ...playerAt(telling, seat),
    space: pawnOf(telling.constants, view, seat).space,
    atTurn: telling.constants.fields.turn.get(view) === seat,
  }));

/** Where a pawn stands, in words; nothing in Round 4. */
export function standingLines(telling: Telling, view: State, seat: Seat): readonly string[] {
  const { constants, words } = telling;
  const round = constants.fields.round.get(view);
  const ring = constants.board[round - 1];
  if (ring === undefined) return [];
  const { space, lap, laps, finished } = pawnOf(constants, view, seat);
  if (finished) return [words.finished];
  const role = seat === INCUMBENT ? 'incumbent' : 'state';
  const shared = ring.spaces[space]?.shared === true;
  return [words.onSpace(spaceName(telling, round, space, role, shared)), ...(laps > 1 ? [words.lap(lap, laps)] : [])];
}

/** A Cheat Card as it is printed. */
export function cheatContent({ constants, texts, words, language }: Telling, number: number): PaperContent {
  const card = constants.cheats[number];
  if (card === undefined) throw new RangeError(`No Cheat Card has the number ${number}`);
  const printed = texts.words.cheats[card.id];
  const own = ownTextIn(card.words, language);
  const worth = card.colour === 'black' ? words.wild[card.scope] : words.value(card.value);
  return {
    id: card.id,
    title: own?.title ?? printed?.title ?? card.id,
    text: own?.line ?? printed?.explanation ?? '',
    colours: [card.colour],
    worth,
    facts: `${texts.words.colours[card.colour] ?? card.colour}, ${worth}`,
  };
}

/** An Evidence Card as it is printed. */
export function evidenceContent({ constants, texts, words, language }: Telling, number: number): PaperContent {
  const card = constants.evidence[number];
  if (card === undefined) throw new RangeError(`No Evidence Card has the number ${number}`);
  const printed = texts.words.evidence[card.id];
  const own = ownTextIn(card.words, language);
  const worth = card.clincher ? words.clincher : words.value(card.value);
  const colours = card.clincher ? (['green', 'blue', 'purple', 'black'] as const) : card.colours;
  return {
    id: card.id,
    title: own?.title ?? printed?.title ?? card.id,
    text: own?.line ?? printed?.text ?? '',
    colours,
    worth,
    facts: [...colours.map((colour) => texts.words.colours[colour] ?? colour), worth].join(', '),
  };
}

/** Whether the Incumbent is ahead in a State. */
export const aheadIn = (constants: MatchConstants, view: State, state: number): 'incumbent' | 'state' =>
  isBeaten(constants, view, state) ? 'incumbent' : 'state';

/** The last fact of one of these kinds, and the number of steps played by then. */
export function lastFact(
  steps: readonly TableStep[],
  kinds: readonly (keyof typeof eventBook.specs)[],
): { readonly event: PlayerEvent; readonly step: number } | undefined {
  for (let step = steps.length - 1; step >= 0; step--) {
    const event = steps[step]?.events.findLast((one) => eventBook.is(one, ...kinds));
    if (event !== undefined) return { event, step };
  }
  return undefined;
}

/** The subject of a fact, by name: 0 the Incumbent, else 1 + a State's colour. */
export const whoIn = ({ texts }: Telling, { args }: PlayerEvent): string =>
  args['who'] === 0 ? texts.seat(INCUMBENT) : texts.words.states[COLOURS[(args['who'] ?? 1) - 1] ?? 'amber'];

/** The colours that facts speak of. */
export const chipsIn = (events: readonly PlayerEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ args }) => {
      const colour = args['colour'] ?? (args['who'] ?? 0) - 1;
      return COLOURS[colour] ?? [];
    }),
  );
