import type { TableTrouble } from '@whistlestop/table';
import type { MatchStore } from './match-store.ts';
import type { SavedMatch } from './saved-match.ts';

const LEAVING = ['pagehide', 'hashchange'] as const;

/** Saves one match, one write at a time; states that are replaced during a write are skipped. */
export class Saver {
  readonly #store: Pick<MatchStore, 'save'>;
  #next: (() => SavedMatch) | undefined;
  #running: Promise<TableTrouble | undefined> | undefined;

  constructor(store: Pick<MatchStore, 'save'>) {
    this.#store = store;
  }

  /** Resolves once the match as it is now, or newer, is written; with the trouble if it could not be. */
  save(match: () => SavedMatch): Promise<TableTrouble | undefined> {
    this.#next = match;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<TableTrouble | undefined> {
    let trouble: TableTrouble | undefined;
    // A page that is left cannot wait for a running write, and the next screen may read the match at once.
    const hurry = () => void this.#write();
    for (const leaving of LEAVING) addEventListener(leaving, hurry);
    while (this.#next !== undefined) trouble = await this.#write();
    for (const leaving of LEAVING) removeEventListener(leaving, hurry);
    this.#running = undefined;
    return trouble;
  }

  async #write(): Promise<TableTrouble | undefined> {
    const match = this.#next;
    this.#next = undefined;
    return match && this.#store.save(match());
  }
}
