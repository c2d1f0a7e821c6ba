import { useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { refusalSentence } from './client.ts';

/** What the cache holds of a query: its pages in order, and why its first page could not be read. */
interface Cached<Page> {
  readonly pages: readonly Page[];
  readonly error: Error | undefined;
}

interface QueryOptions<Page> {
  /** Reads the first page, or a later one; undefined where the club has no answer now, and what is cached stays. */
  readonly read: (page?: string) => Promise<Page | undefined>;
  /** The pages after the first one was read again; that page alone is replaced when this is not given. */
  readonly join?: (cached: readonly Page[], fresh: Page) => readonly Page[];
  /** Whether the socket keeps the first page up to date: showing it reads nothing, and it stays when it is not shown. */
  readonly live?: boolean;
  /** Whether screens go on without it: a failure is not shown in its place. */
  readonly optional?: boolean;
  /** Whether it is about the person who is signed in: signing out clears it. */
  readonly personal?: boolean;
}

const personalQueries = new Set<{ readonly reading: Promise<void> | undefined; clear(): void }>();

/** One query to the club with its cached answer, which stays while a screen shows it. */
export class ClubQuery<Page extends object> {
  readonly store: StoreApi<Cached<Page>> = createStore(() => ({ pages: [], error: undefined }));
  readonly #options: QueryOptions<Page>;
  #shown = 0;
  #reading: Promise<void> | undefined;
  #readingAgain: Promise<void> | undefined;
  /** Counts how often the cache was cleared, so that a late answer is dropped. */
  #generation = 0;

  constructor(options: QueryOptions<Page>) {
    this.#options = options;
    if (options.personal === true) personalQueries.add(this);
  }

  get first(): Page | undefined {
    return this.store.getState().pages[0];
  }

  /** The running read of the first page. */
  get reading(): Promise<void> | undefined {
    return this.#reading;
  }

  /** Reads the first page anew: a running read may be outdated and is followed by one more. */
  refresh(): Promise<void> {
    if (this.#reading === undefined) return this.#read();
    const generation = this.#generation;
    this.#readingAgain ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        if (generation !== this.#generation) return undefined;
        this.#readingAgain = undefined;
        return this.#read();
      });
    return this.#readingAgain;
  }

  /** Reads the first page anew; a failure is shown in its place. */
  reload(): void {
    void this.refresh().catch((error: unknown) => {
      if (this.#options.optional === true) throw error;
    });
  }

  /** Reads the page after the last one, where there is one. */
  async readNext(): Promise<void> {
    const next = nextOf(this.store.getState().pages);
    if (next === undefined) return;
    const generation = this.#generation;
    const page = await this.#options.read(next);
    if (page !== undefined && generation === this.#generation)
      this.store.setState(({ pages }) => ({ pages: [...pages, page] }));
  }

  /** Changes the first page by a message of the socket or an answer. */
  update(change: (first: Page | undefined) => Page | undefined): void {
    this.store.setState(({ pages }) => {
      const first = change(pages[0]);
      return { pages: first === undefined ? [] : [first, ...pages.slice(1)] };
    });
  }

  clear(): void {
    this.#generation++;
    this.#reading = undefined;
    this.#readingAgain = undefined;
    this.store.setState({ pages: [], error: undefined });
  }

  /** Counts a screen that shows it, until the returned function is called. */
  show(): () => void {
    this.#shown++;
    if (this.#options.live !== true) this.reload();
    return () => {
      this.#shown--;
      if (this.#shown > 0) return;
      if (this.#options.live === true) this.store.setState(({ pages }) => ({ pages: pages.slice(0, 1) }));
      else this.clear();
    };
  }

  #read(): Promise<void> {
    const reading = this.#readFirst().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #readFirst(): Promise<void> {
    const generation = this.#generation;
    const { read, join = (cached, fresh) => [fresh, ...cached.slice(1)] } = this.#options;
    try {
      const page = await read();
      if (page === undefined || generation !== this.#generation) return;
      this.store.setState(({ pages }) => ({ pages: join(pages, page), error: undefined }));
    } catch (error) {
      if (generation !== this.#generation) return;
      if (error instanceof Error && this.#options.optional !== true && this.#shown > 0) this.store.setState({ error });
      throw error;
    }
  }
}

/** Memoizes queries by their arguments. */
export function queriesBy<Arguments extends readonly unknown[], Page extends object>(
  make: (...by: Arguments) => ClubQuery<Page>,
): (...by: Arguments) => ClubQuery<Page> {
  const made = new Map<string, ClubQuery<Page>>();
  return (...by) => {
    const key = JSON.stringify(by);
    const query = made.get(key) ?? make(...by);
    made.set(key, query);
    return query;
  };
}

/** Clears every query about the person who was signed in. */
export function clearPersonal(): void {
  for (const query of personalQueries) query.clear();
}

/** Resolves when no query about the signed-in person is running. */
export async function personalReads(): Promise<void> {
  await Promise.allSettled([...personalQueries].map(({ reading }) => reading ?? Promise.resolve()));
}

/** The name of the page after the last one; undefined at the end of the list. */
function nextOf(pages: readonly object[]): string | undefined {
  const last = pages.at(-1);
  return last !== undefined && 'next' in last && typeof last.next === 'string' ? last.next : undefined;
}

/** Part of what is cached of a query, without reading it. */
export const useCached = <Page extends object, Part>(
  { store }: ClubQuery<Page>,
  part: (first: Page | undefined) => Part,
): Part => useStore(store, ({ pages }) => part(pages[0]));

/** The pages of a query, which is read while they are shown; none until the first is there. */
export function usePages<Page extends object>(query: ClubQuery<Page>, shown = true): readonly Page[] {
  useEffect(() => (shown ? query.show() : undefined), [query, shown]);
  const { pages, error } = useStore(query.store);
  if (error !== undefined) throw error;
  return pages;
}

/** The next page of a query that is shown. */
export interface NextPage {
  readonly request: Request;
  /** Reads it; undefined at the end of the list. */
  readonly load: (() => void) | undefined;
}

export function useNextPage<Page extends object>(query: ClubQuery<Page>): NextPage {
  const request = useRequest();
  const more = useStore(query.store, ({ pages }) => nextOf(pages) !== undefined);
  return { request, load: more ? () => void request.run(() => query.readNext()) : undefined };
}

/** A request to the club: whether it is running, why it was refused, and how to send one. */
export interface Request {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Sends the request; resolves with whether it was accepted. */
  readonly run: (ask: () => Promise<unknown>) => Promise<boolean>;
}

/** Sends requests of a form, one at a time, and has the last refusal as a sentence. */
export function useRequest(): Request {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (ask: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await ask();
      return true;
    } catch (error) {
      setProblem(refusalSentence(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
