/** How a value is written to the browser's storage. `read` returns undefined, or throws, where the text is no such value. */
export interface StoredFormat<Value> {
  readonly read: (text: string) => Value | undefined;
  /** Undefined for a value that removes its key. */
  readonly write: (value: Value) => string | undefined;
}

/** One value in localStorage, which nothing else touches; stored-values.ts lists them all. */
export class StoredValue<Value> {
  readonly key: string;
  readonly #format: StoredFormat<Value>;
  readonly #fallback: Value;

  constructor(key: string, format: StoredFormat<Value>, fallback: Value) {
    this.key = key;
    this.#format = format;
    this.#fallback = fallback;
  }

  /** The stored value; the default where there is none, it cannot be read, or storage is forbidden. */
  get(): Value {
    try {
      const text = localStorage.getItem(this.key);
      return text === null ? this.#fallback : (this.#format.read(text) ?? this.#fallback);
    } catch {
      return this.#fallback;
    }
  }

  /** Stores a value; false where the browser forbids it. */
  set(value: Value): boolean {
    try {
      const text = this.#format.write(value);
      if (text === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, text);
      return true;
    } catch {
      return false;
    }
  }
}
