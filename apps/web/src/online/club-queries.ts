import { type AnswerOf, type ChatLine, type ChatRoom, Refused } from '@whistlestop/client';
import { client, unlessTransient } from './client.ts';
import { ClubQuery, queriesBy } from './club-cache.ts';

// Everything the page reads of the club through its cache; the person's own matches are in my-matches.ts.

/** The public matches: the socket sends their first page while the lobby is shown. */
export const lobby = new ClubQuery<AnswerOf<'lobby'>>({
  live: true,
  read: (page) => client.call('lobby', { query: { page } }),
});

/** The games of the club, with their bots from the weakest to the strongest. */
export const games = new ClubQuery({ read: () => client.call('games', {}) });

/** The bots the club has for a game. */
export const botLevels = (answer: AnswerOf<'games'> | undefined, game: string): readonly string[] =>
  answer?.games.find(({ id }) => id === game)?.bots ?? [];

/** The tokens of the person's programs. */
export const tokens = new ClubQuery({ personal: true, read: () => client.call('tokens', {}) });

/** A member as others may see them. */
export const profileQuery = queriesBy(
  (name: string) =>
    new ClubQuery<AnswerOf<'profile'> | { readonly hidden: true }>({
      read: async (page) => {
        try {
          return await client.call('profile', { name, query: { page } });
        } catch (error) {
          if (page === undefined && error instanceof Refused && error.code === 'not-found') return { hidden: true };
          throw error;
        }
      },
    }),
);

/** Some lines of a room. */
interface ChatPage {
  readonly lines: readonly ChatLine[];
  /** People whose lines the club leaves out. */
  readonly muted: readonly string[];
  /** Where the page before begins; undefined until one was read. */
  readonly next: string | null | undefined;
  /** The time of the last line that was there at the first read. */
  readonly readUntil?: number | undefined;
}

/** The chat in a room of a match, latest page first; nothing where the room is closed to this person. */
export const chatQuery = queriesBy(
  (id: string, room: ChatRoom, invite: string | undefined) =>
    new ClubQuery<ChatPage>({
      personal: true,
      optional: true,
      read: (page) => {
        const asked = client.call('chat', { id, name: room, query: { page, invite } });
        return page === undefined ? unlessTransient(asked) : asked;
      },
      join: joinChat,
    }),
);

/** Adds the latest page. Earlier pages stay, unless there is a gap before the new page: then they are dropped. */
function joinChat(pages: readonly ChatPage[], fresh: ChatPage): readonly ChatPage[] {
  const [first, ...earlier] = pages;
  const readUntil = first?.readUntil ?? fresh.lines.at(-1)?.at ?? 0;
  const cached = new Set(linesOf(pages).map(({ id }) => id));
  if (first?.next !== undefined && fresh.lines.some(({ id }) => cached.has(id)))
    return [{ ...fresh, lines: linesOf([first, fresh]), next: first.next, readUntil }, ...earlier];
  return [{ ...fresh, lines: linesOf([...pages, fresh]), readUntil }];
}

/** Adds a chat line received over the socket. */
export const addLine = (id: string, line: ChatLine, invite: string | undefined): void =>
  chatQuery(id, line.room, invite).update((first) => ({
    ...(first ?? { muted: [], next: undefined }),
    lines: linesOf([...(first === undefined ? [] : [first]), { lines: [line] }]),
  }));

/** Mutes a person in a room; when they are unmuted, the room is read again from its latest page. */
export async function muteIn(room: ReturnType<typeof chatQuery>, name: string, on: boolean): Promise<void> {
  room.update(
    (first) =>
      first && {
        ...first,
        muted: on ? [...first.muted, name] : first.muted.filter((one) => one !== name),
        next: on ? first.next : undefined,
      },
  );
  // A running read may be outdated.
  if (!on || room.reading !== undefined) await room.refresh();
}

/** The lines of some pages by time, each once. */
export function linesOf(pages: readonly Pick<ChatPage, 'lines'>[]): readonly ChatLine[] {
  const all = new Map(pages.flatMap(({ lines }) => lines).map((line) => [line.id, line]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
