import type { ReadableCard } from '@whistlestop/kernel';
import { type CardWords, ownTextIn } from '../cards/card-words.ts';
import type { MatchConstants } from '../rules/match-constants.ts';
import { COLOURS } from '../rules/options.ts';
import type { EffectRole } from '../cards/effect-facts.ts';
import type { Words } from './words.ts';

/** The side of a space or News Card that a player of this number reads: 0 is the Incumbent. */
export const roleOf = (who: number): EffectRole => (who === 0 ? 'incumbent' : 'state');

/** What things are called in one language: the printed names, or those the players wrote on their own board and cards. */
export class OwnNames {
  readonly #words: Words;
  readonly #constants: MatchConstants;

  constructor(words: Words, constants: MatchConstants) {
    this.#words = words;
    this.#constants = constants;
  }

  /** A State by its colour number. */
  state(colour: number): string {
    return this.#words.states[COLOURS[colour] ?? 'amber'];
  }

  /** The subject of a sentence: 0 the Incumbent, else 1 + a State's colour. */
  who(who: number): string {
    const { incumbent, state } = this.#words;
    return who === 0 ? incumbent : state(this.state(who - 1));
  }

  round(round: number): string {
    return this.#words.rounds[round] ?? '';
  }

  week(week: number): string {
    return this.#words.weeks[week] ?? String(week);
  }

  space(round: number, index: number, role: EffectRole): string {
    const space = this.#constants.board[round - 1]?.spaces[index];
    const own = ownTextIn(space?.[role].name, this.#words.language);
    const track = space?.shared === true ? 'shared' : role;
    return own ?? this.#words.spaces[`r${round}.${track}.${index}`] ?? `${round}.${index}`;
  }

  news(card: number): string {
    const { id, words } = this.#constants.news[card] ?? { id: '?', words: undefined };
    return this.#title(id, words, this.#words.news);
  }

  cheat(card: number): string {
    const { id, words } = this.#constants.cheats[card] ?? { id: '?', words: undefined };
    return this.#title(id, words, this.#words.cheats);
  }

  evidence(card: number): string {
    const { id, words } = this.#constants.evidence[card] ?? { id: '?', words: undefined };
    return this.#title(id, words, this.#words.evidence);
  }

  #title(
    id: string,
    own: CardWords | undefined,
    printed: Readonly<Record<string, { readonly title: string }>>,
  ): string {
    return ownTextIn(own, this.#words.language)?.title ?? printed[id]?.title ?? id;
  }

  /** A Cheat Card with its colour and value, or its scope. */
  cheatLook(number: number): string {
    const card = this.#constants.cheats[number];
    if (card === undefined) return '?';
    const title = this.cheat(number);
    return this.#words.cards.cheat(
      card.colour === 'black'
        ? { title, scope: card.scope }
        : { title, colour: this.#words.colours[card.colour] ?? card.colour, value: card.value },
    );
  }

  /** An Evidence Card with its colours and value, or the word that it is a Clincher. */
  evidenceLook(number: number): string {
    const card = this.#constants.evidence[number];
    if (card === undefined) return '?';
    const title = this.evidence(number);
    return this.#words.cards.evidence(
      card.clincher
        ? { title, clincher: true }
        : { title, colours: card.colours.map((colour) => this.#words.colours[colour] ?? colour), value: card.value },
    );
  }

  /** A Cheat Card with everything that is printed on it. */
  cheatWhole(number: number): ReadableCard {
    const { id, words } = this.#constants.cheats[number] ?? { id: '?', words: undefined };
    const line = ownTextIn(words, this.#words.language)?.line ?? this.#words.cheats[id]?.explanation ?? '';
    return { title: this.cheat(number), text: `${this.cheatLook(number)}: ${line}` };
  }

  /** An Evidence Card with everything that is printed on it. */
  evidenceWhole(number: number): ReadableCard {
    const { id, words } = this.#constants.evidence[number] ?? { id: '?', words: undefined };
    const line = ownTextIn(words, this.#words.language)?.line ?? this.#words.evidence[id]?.text ?? '';
    return { title: this.evidence(number), text: `${this.evidenceLook(number)}: ${line}` };
  }

  /** What a News Card asks of the one who drew it. */
  newsEffect(card: number, role: EffectRole): string {
    const effect = this.#constants.news[card]?.[role];
    return effect === undefined ? '' : this.#words.effectText(effect, role);
  }
}
