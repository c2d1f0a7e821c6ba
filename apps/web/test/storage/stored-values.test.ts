// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lastMatch } from '../../src/storage/last-match.ts';
import { savedInvite } from '../../src/online/invites.ts';
import * as values from '../../src/storage/stored-values.ts';

const { storedClubName, storedFirstShown, storedInvites, storedLastMatch, storedNotices, storedSettings } = values;
const SOURCES = path.join(import.meta.dirname, '../../src');

/** What the version before has left in a browser. */
const versionBefore = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'version-before/local-storage.json'), 'utf8'),
) as Readonly<Record<string, string>>;

beforeEach(() => localStorage.clear());

describe('what this browser keeps', () => {
  test('from the version before is read', () => {
    for (const [key, text] of Object.entries(versionBefore)) localStorage.setItem(key, text);
    expect(storedSettings.get()).toEqual({
      language: 'pl',
      theme: 'dark',
      map: 'cartogram',
      speed: 'slow',
      sound: 'on',
      table: 'text',
    });
    expect(lastMatch()).toEqual({ game: 'mr-president', id: '0123456789ab' });
    expect(storedClubName.get()).toBe('Żaneta B.');
    expect(storedNotices.get()).toBe('on');
    expect(savedInvite('Match00001')).toBe('secret-of-the-match');
    expect(savedInvite('Match00001', 'nixon')).toBe('secret-of-the-seat');
    expect(storedFirstShown.get()).toEqual([['Match00001/talks-7', 1_700_000_000_000]]);
  });

  test('is written as the version before wrote it', () => {
    for (const [key, text] of Object.entries(versionBefore)) localStorage.setItem(key, text);
    const kept = [
      () => storedSettings.set(storedSettings.get()),
      () => storedLastMatch.set(storedLastMatch.get()),
      () => storedClubName.set(storedClubName.get()),
      () => storedNotices.set(storedNotices.get()),
      () => storedInvites.set(storedInvites.get()),
      () => storedFirstShown.set(storedFirstShown.get()),
    ].map((write) => write());
    expect(kept).not.toContain(false);
    expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual(
      versionBefore,
    );
  });

  test.each(['', '{', 'null', '[]', '[["a"]]', '[["a",{}]]', '7', '{"theme":"pink"}'])(
    'and cannot be read (%s) is its default',
    (text) => {
      for (const key of Object.keys(versionBefore)) localStorage.setItem(key, text);
      expect(storedSettings.get()).toEqual({});
      expect(storedLastMatch.get()).toBeUndefined();
      expect(storedNotices.get()).toBe('off');
      expect(storedInvites.get()).toEqual([]);
      expect(storedFirstShown.get()).toEqual([]);
    },
  );

  test('keeps the settings that can be read when one cannot', () => {
    localStorage.setItem(storedSettings.key, '{"language":"pl","theme":"pink","sounds":"on"}');
    expect(storedSettings.get()).toEqual({ language: 'pl' });
  });

  test('is its default, and said not to be kept, where the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(storedSettings.get()).toEqual({});
    expect(storedClubName.set('Ann')).toBe(false);
    expect(storedClubName.set(undefined)).toBe(false);
    vi.unstubAllGlobals();
  });

  test('has a key of its own for each value', () => {
    const keys = Object.values(values).flatMap((value) => ('key' in value ? [value.key] : []));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual(Object.keys(versionBefore).toSorted());
  });

  test('is reached through this folder alone', () => {
    const reaching = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\b(localStorage|sessionStorage|indexedDB|openDB)\b/.test(codeOf(file)));
    expect(reaching.toSorted()).toEqual(['storage/browser-storage.ts', 'storage/match-store.ts']);
    expect(readFileSync(path.join(SOURCES, '../public/early.js'), 'utf8')).toContain(`'${storedSettings.key}'`);
  });
});

/** A source without its comments. */
const codeOf = (file: string): string =>
  readFileSync(path.join(SOURCES, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '');
