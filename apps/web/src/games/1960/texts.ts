import type { GameTexts } from '@whistlestop/kernel';
import type { StateCode } from '@whistlestop/nineteen-sixty/parts';

/** What the board needs of the game's texts beyond the sentences every table needs. */
export interface SixtyTexts extends GameTexts {
  readonly states: Readonly<Record<StateCode, string>>;
  readonly cards: Readonly<Record<string, { readonly title: string; readonly effect: string }>>;
  readonly history: Readonly<Record<string, string>>;
}
