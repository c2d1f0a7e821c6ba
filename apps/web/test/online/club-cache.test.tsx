// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/frame/ErrorBoundary.tsx';
import {
  ClubQuery,
  clearPersonal,
  personalReads,
  queriesBy,
  useNextPage,
  usePages,
} from '../../src/online/club-cache.ts';
import { wordsIn } from '../../src/words/index.ts';

interface Page {
  readonly names: readonly string[];
  readonly next: string | null;
}

const page = (...names: string[]): Page => ({ names, next: null });

/** A list whose answers the test gives, in the order they were asked for. */
function asked(options: Partial<ConstructorParameters<typeof ClubQuery<Page>>[0]> = {}) {
  const asks: {
    readonly page: string | undefined;
    readonly answer: (page: Page) => void;
    readonly fail: () => void;
  }[] = [];
  const query = new ClubQuery<Page>({
    read: (from) =>
      new Promise((resolve, reject) => {
        asks.push({ page: from, answer: resolve, fail: () => reject(new TypeError('no network')) });
      }),
    ...options,
  });
  const answer = (at: number, given: Page) =>
    act(async () => {
      asks[at]!.answer(given);
      await Promise.resolve();
    });
  const names = () => query.store.getState().pages.flatMap((one) => one.names);
  return { query, asks, answer, names };
}

afterEach(cleanup);

describe('an answer of the club', () => {
  test('is read when it is shown, by however many screens, and dropped when none shows it', async () => {
    const { query, asks, answer, names } = asked();
    const first = renderHook(() => usePages(query));
    expect(first.result.current).toEqual([]);
    await answer(0, page('ann'));
    expect(first.result.current).toEqual([page('ann')]);
    const second = renderHook(() => usePages(query));
    expect(second.result.current).toEqual([page('ann')]);
    first.unmount();
    expect(names()).toEqual(['ann']);
    second.unmount();
    expect(names()).toEqual([]);
    expect(asks).toHaveLength(2);
  });

  test('that was asked for before it was dropped comes too late', async () => {
    const { query, asks, answer, names } = asked();
    renderHook(() => usePages(query)).unmount();
    renderHook(() => usePages(query));
    expect(asks).toHaveLength(2);
    await answer(1, page('ben'));
    await answer(0, page('ann'));
    expect(names()).toEqual(['ben']);
  });

  test('is read once more when a change comes while it is being read', async () => {
    const { query, asks, answer, names } = asked({ live: true });
    const refreshed = [query.refresh(), query.refresh(), query.refresh()];
    await answer(0, page('ann'));
    expect(asks).toHaveLength(2);
    await answer(1, page('ann', 'ben'));
    await Promise.all(refreshed);
    expect(asks).toHaveLength(2);
    expect(names()).toEqual(['ann', 'ben']);
  });

  test('that did not come is an error where it was to be shown, and none where screens go on without it', async () => {
    // React reports what it catches.
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const needed = asked();
    const view = render(
      <ErrorBoundary words={wordsIn.en}>
        <Names query={needed.query} />
      </ErrorBoundary>,
    );
    await act(async () => {
      needed.asks[0]!.fail();
      await Promise.resolve();
    });
    expect(view.container.textContent).toContain('no network');
    report.mockRestore();
    const optional = asked({ optional: true, live: true });
    const shown = renderHook(() => usePages(optional.query));
    const refreshed = optional.query.refresh();
    optional.asks[0]!.fail();
    await expect(refreshed).rejects.toThrow('no network');
    expect(shown.result.current).toEqual([]);
  });

  test('belongs to what was asked for', () => {
    const by = queriesBy((_name: string, _room: string | undefined) => asked().query);
    expect(by('ann', 'hall')).toBe(by('ann', 'hall'));
    expect(by('ann', 'hall')).not.toBe(by('ann', undefined));
  });
});

describe('a list', () => {
  test('is read on page by page, and its first page again without the others', async () => {
    const { query, asks, answer, names } = asked();
    const shown = renderHook(() => {
      usePages(query);
      return useNextPage(query);
    });
    expect(shown.result.current.load).toBeUndefined();
    await answer(0, { names: ['ann'], next: 'b' });
    act(() => shown.result.current.load?.());
    expect(shown.result.current.request.busy).toBe(true);
    expect(asks[1]?.page).toBe('b');
    await answer(1, { names: ['ben'], next: null });
    expect(names()).toEqual(['ann', 'ben']);
    expect(shown.result.current).toMatchObject({ load: undefined, request: { busy: false } });
    query.reload();
    await answer(2, { names: ['amy', 'ann'], next: 'c' });
    expect(names()).toEqual(['amy', 'ann', 'ben']);
  });

  test('says why a page did not come, and asks for it again', async () => {
    const { query, asks, answer, names } = asked();
    const shown = renderHook(() => {
      usePages(query);
      return useNextPage(query);
    });
    await answer(0, { names: ['ann'], next: 'b' });
    act(() => shown.result.current.load?.());
    await act(async () => {
      asks[1]!.fail();
      await Promise.resolve();
    });
    expect(shown.result.current.request.problem).toBeDefined();
    act(() => shown.result.current.load?.());
    expect(shown.result.current.request.problem).toBeUndefined();
    await answer(2, page('ben'));
    expect(names()).toEqual(['ann', 'ben']);
  });

  test('that the socket keeps up to date stays when it is not shown, but for its later pages', async () => {
    const { query, asks, answer, names } = asked({ live: true });
    const shown = renderHook(() => usePages(query));
    expect(asks).toEqual([]);
    act(() => query.update(() => ({ names: ['ann'], next: 'b' })));
    void query.readNext();
    await answer(0, page('ben'));
    act(() => query.update(() => ({ names: ['amy'], next: 'b' })));
    expect(names()).toEqual(['amy', 'ben']);
    shown.unmount();
    expect(names()).toEqual(['amy']);
  });
});

describe('signing out', () => {
  test('clears what is about the person, and what was asked for comes too late', async () => {
    const mine = asked({ personal: true, live: true });
    const everybodys = asked({ live: true });
    for (const { query } of [mine, everybodys]) query.update(() => page('ann'));
    const reading = mine.query.refresh();
    clearPersonal();
    expect([mine.names(), everybodys.names()]).toEqual([[], ['ann']]);
    await mine.answer(0, page('ann', 'ben'));
    await reading;
    expect(mine.names()).toEqual([]);
  });

  test('waits for what is being read about the person, whatever becomes of it', async () => {
    const mine = asked({ personal: true, live: true, optional: true });
    const reading = mine.query.refresh();
    const waited = personalReads();
    mine.asks[0]!.fail();
    await expect(reading).rejects.toThrow('no network');
    await expect(waited).resolves.toBeUndefined();
  });
});

function Names({ query }: { query: ClubQuery<Page> }) {
  return usePages(query).flatMap(({ names }) => names);
}
