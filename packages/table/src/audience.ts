/** Those who want to hear of every change. */
export class Audience {
  readonly #listeners = new Set<() => void>();

  /** Adds a listener; the returned function removes it. */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
