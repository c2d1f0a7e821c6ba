import type { TableTrouble } from '@whistlestop/table';
import type { MatchStore } from './match-store.ts';
import type { SavedMatch } from './saved-match.ts';

const LEAVING = ['pagehide', 'hashchange'] as const;

/** Writes the newest state of one match, one write at a time: what a write under way overtakes is never written. */
export class Saver {
  readonly #store: Pick<MatchStore, 'save'>;
  #next: (() => SavedMatch) | undefined;
  #running: Promise<TableTrouble | undefined> | undefined;

  constructor(store: Pick<MatchStore, 'save'>) {
    this.#store = store;
  }

  /** Answers once the match as it is now, or newer, has been written, or could not be. */
  save(match: () => SavedMatch): Promise<TableTrouble | undefined> {
    this.#next = match;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<TableTrouble | undefined> {
    let trouble: TableTrouble | undefined;
    // A page that goes cannot wait for the write under way, and the next screen may read the match at once.
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
