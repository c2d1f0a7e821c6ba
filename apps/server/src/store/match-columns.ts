import { type MatchSettings, matchSettingsSchema } from '@whistlestop/client';
import { z } from 'zod';
import type { MatchesTable } from './tables.ts';

const names = z.array(z.string());
const scores = z.array(z.number());

/** The names of a match's players, seat by seat, as its row keeps them. */
export const parseNames = (text: string): string[] => names.parse(JSON.parse(text));

/** The scores of a match that is over, seat by seat, as its row keeps them. */
export const parseScores = (text: string): number[] => scores.parse(JSON.parse(text));

/** The name that stays in the records of somebody who has left. */
export const ANONYMOUS = 'anonymous';

/** What a match was opened with. */
export const settingsOf = ({ settings }: Pick<MatchesTable, 'settings'>): MatchSettings =>
  matchSettingsSchema.parse(JSON.parse(settings));
