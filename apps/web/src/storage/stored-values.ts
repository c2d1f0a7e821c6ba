import { packOf } from '@whistlestop/games';
import { LANGUAGES } from '@whistlestop/kernel';
import { type StoredFormat, StoredValue } from './browser-storage.ts';

// Every value in localStorage: its key, its format and its default. None is parsed by zod, which would make the first
// view a quarter larger. Matches are in IndexedDB (match-store.ts).

/** Everything a person can set, with the values it can take. */
export const SETTING_CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  map: ['map', 'cartogram'],
  speed: ['normal', 'fast', 'slow', 'instant'],
  sound: ['off', 'on'],
  table: ['board', 'text'],
} as const;

type Choices = typeof SETTING_CHOICES;
export type PageSettings = { readonly [Name in keyof Choices]: Choices[Name][number] };

/** A match that is not over. */
export interface UnfinishedMatch {
  readonly game: string;
  readonly id: string;
}

/** Values by name, oldest first. */
export type NamedValues<Value> = readonly (readonly [name: string, value: Value])[];

const text: StoredFormat<string | undefined> = { read: (stored) => stored, write: (value) => value };

const switched: StoredFormat<'on' | 'off'> = {
  read: (stored) => (stored === 'on' || stored === 'off' ? stored : undefined),
  write: (value) => value,
};

/** Each setting is read by itself, so that an unknown value leaves the others as they are. */
const settings: StoredFormat<Partial<PageSettings>> = {
  read: (stored) => {
    const given: unknown = JSON.parse(stored);
    if (!isObject(given)) return undefined;
    const chosen = Object.entries(SETTING_CHOICES).flatMap(([name, values]) => {
      const value = values.find((candidate) => candidate === given[name]);
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(chosen) as Partial<PageSettings>;
  },
  write: JSON.stringify,
};

const unfinishedMatch: StoredFormat<UnfinishedMatch | undefined> = {
  read: (stored) => {
    const [game, id] = stored.split('/');
    return game !== undefined && id !== undefined && packOf(game) !== undefined ? { game, id } : undefined;
  },
  write: (match) => match && `${match.game}/${match.id}`,
};

const named = <Value>(isValue: (value: unknown) => value is Value): StoredFormat<NamedValues<Value>> => ({
  read: (stored) => {
    const list: unknown = JSON.parse(stored);
    const isPair = (pair: unknown): pair is [string, Value] =>
      Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && isValue(pair[1]);
    return Array.isArray(list) && list.every(isPair) ? list : undefined;
  },
  write: JSON.stringify,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What the person has set. public/early.js reads theme and language from it too. */
export const storedSettings = new StoredValue('whistlestop-settings', settings, {});

/** The unfinished match of this browser with the latest move. */
export const storedLastMatch = new StoredValue('whistlestop-last-match', unfinishedMatch, undefined);

/** The name this browser last had at the club. The session itself is the club's cookie. */
export const storedClubName = new StoredValue('whistlestop-club-name', text, undefined);

/** Whether the person wants browser notifications on this device. */
export const storedNotices = new StoredValue('whistlestop-notify', switched, 'off');

/** Invitations made in this browser, by match or by seat of a match. */
export const storedInvites = new StoredValue('whistlestop-invites', named(isText), []);

/** When this browser first showed something of a match. */
export const storedFirstShown = new StoredValue('whistlestop-first-seen', named(isNumber), []);
