import type { Logger } from '../log.ts';

/** The most rows remembered as logged. */
const MAX_LOGGED = 10_000;

/** Leaves unreadable rows out of lists, and logs each once. */
export class BadRows {
  readonly #log: Logger;
  readonly #logged = new Set<string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Maps the rows by `read`, without those at which it throws; `nameOf` names a row in the log. */
  readable<Row, T>(rows: readonly Row[], nameOf: (row: Row) => string, read: (row: Row) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        this.#logOnce(nameOf(row), error);
        return [];
      }
    });
  }

  #logOnce(row: string, error: unknown): void {
    if (this.#logged.has(row)) return;
    if (this.#logged.size >= MAX_LOGGED) this.#logged.clear();
    this.#logged.add(row);
    this.#log.error({ err: error, row }, 'a row of the database cannot be read');
  }
}
