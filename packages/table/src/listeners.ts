/** Functions called after every change. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** Adds a listener; the returned function removes it. */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
