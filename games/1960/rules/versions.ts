/** The versions of the rules, and the places where they differ. A match goes on with the version it began with. */
import type { State } from '@whistlestop/kernel';
import { rulesVersion } from './layout.ts';

export const VERSION = 3;
const OLDEST_VERSION = 2;

/** The version a match of these rules is played by: the oldest one still played stands in for those before it. */
export const playedVersion = (rules: number): number => Math.min(VERSION, Math.max(OLDEST_VERSION, rules));

const versionOf = (s: State): number => (s.length > rulesVersion.offset ? rulesVersion.get(s) : 2);

/** Since version 3 free travel goes on after the last CP and enters a region as often as one likes (ruling 91). */
export const travelsOn = (s: State): boolean => versionOf(s) >= 3;

/** Since version 3 cards that may not enter a strategy stack are shown when both sides have chosen (ruling 93). */
export const showsTogether = (s: State): boolean => versionOf(s) >= 3;
