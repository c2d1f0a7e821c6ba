import {
  type BoardPage,
  type GameTable,
  type Notice,
  type Sitting as SittingAt,
  useSitting as useSittingAt,
} from '@whistlestop/board';
import type { GameTexts } from '@whistlestop/kernel';
import type { Table } from '@whistlestop/table';
import { useMemo } from 'react';
import { firstShownAt } from '../storage/recent-values.ts';
import { useWords, type Words } from '../words/index.ts';
import { addressOf } from '../page/router.ts';
import { setSetting, useSettings } from '../page/settings.ts';

/** A person at a table of this page. */
export type Sitting = SittingAt<GameTexts, Words>;

/** Sits down at a table of this page. */
export function useSitting(
  table: Table,
  gameTable: GameTable,
  texts: GameTexts,
  paced = true,
): { sitting: Sitting; notice: Notice | undefined; dismiss: () => void } {
  return useSittingAt(table, gameTable, texts, useBoardPage(), paced);
}

/** This page, as the boards on it know it. */
function useBoardPage(): BoardPage<Words> {
  const words = useWords();
  const { language, speed, map } = useSettings();
  return useMemo(
    () => ({
      language,
      words,
      speed,
      map,
      showMap: (kind) => setSetting('map', kind),
      ruleAddress: (game, rule) =>
        addressOf(
          typeof rule === 'number' ? { at: 'rulings', game, ruling: rule } : { at: 'rules', game, section: rule },
        ),
      firstShownAt,
    }),
    [language, words, speed, map],
  );
}
