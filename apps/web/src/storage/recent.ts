import { z } from 'zod';
import { keepText, keptText } from './kept-text.ts';

/** What this browser remembers by name in one place; the oldest is forgotten when there is no room. */
export class Recent<Value> {
  readonly #storedAs: string;
  readonly #room: number;
  readonly #schema: z.ZodType<[string, Value][]>;

  constructor(storedAs: string, room: number, value: z.ZodType<Value>) {
    this.#storedAs = storedAs;
    this.#room = room;
    this.#schema = z.array(z.tuple([z.string(), value]));
  }

  /** The first that was kept under this name. */
  get(name: string): Value | undefined {
    return this.#read().find(([known]) => known === name)?.[1];
  }

  /** Keeps a value; answers whether the browser has let it. */
  keep(name: string, value: Value): boolean {
    return keepText(this.#storedAs, JSON.stringify([...this.#read(), [name, value]].slice(-this.#room)));
  }

  #read(): readonly [string, Value][] {
    try {
      return this.#schema.safeParse(JSON.parse(keptText(this.#storedAs) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  }
}
