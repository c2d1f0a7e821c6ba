import type { Logger } from '../log.ts';

/** So many are remembered as told. */
const ROOM = 10_000;

/** Leaves out of a list what cannot be read of it, and writes that down once for each row. */
export class BadRows {
  readonly #log: Logger;
  readonly #told = new Set<string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** What `read` makes of each row it does not throw at; `nameOf` says where to find a row. */
  readable<Row, T>(rows: readonly Row[], nameOf: (row: Row) => string, read: (row: Row) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        this.#tell(nameOf(row), error);
        return [];
      }
    });
  }

  #tell(row: string, error: unknown): void {
    if (this.#told.has(row)) return;
    if (this.#told.size >= ROOM) this.#told.clear();
    this.#told.add(row);
    this.#log.error({ err: error, row }, 'a row of the database cannot be read');
  }
}
