import { useState } from 'react';
import { type Request, useRequest } from './use-request.ts';

/** A page of a list, and the word for the one after it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** What has been asked for beyond the first page of a list. */
export interface More<Item> {
  readonly items: readonly Item[];
  readonly request: Request;
  /** Asks for the page after the last; undefined at the end of the list. */
  readonly ask: (() => void) | undefined;
}

/** Reads a list on, page by page, from where its first page ends. */
export function useMore<Item>(
  first: string | null | undefined,
  read: (page: string) => Promise<ListPage<Item>>,
): More<Item> {
  const [beyond, setBeyond] = useState<ListPage<Item>>();
  const request = useRequest();
  const next = beyond === undefined ? first : beyond.next;
  const ask = (page: string) => async () => {
    const more = await read(page);
    setBeyond((before) => ({ items: [...(before?.items ?? []), ...more.items], next: more.next }));
  };
  return {
    items: beyond?.items ?? [],
    request,
    ask: next == null ? undefined : () => void request.run(ask(next)),
  };
}
