import { type MatchSettings, matchSettingsSchema } from '@whistlestop/client';
import { z } from 'zod';
import type { MatchesTable } from './tables.ts';

const names = z.array(z.string());
const scores = z.array(z.number());

/** Parses the player names of a match, seat by seat. */
export const parseNames = (text: string): string[] => names.parse(JSON.parse(text));

/** Parses the scores of a match, seat by seat. */
export const parseScores = (text: string): number[] => scores.parse(JSON.parse(text));

/** The name of a deleted account in records. */
export const ANONYMOUS = 'anonymous';

/** Parses the settings of a match. */
export const settingsOf = ({ settings }: Pick<MatchesTable, 'settings'>): MatchSettings =>
  matchSettingsSchema.parse(JSON.parse(settings));
