import { type BoardPage, type GameTable, type Notice, type Sitting, useSitting } from '@whistlestop/board';
import type { GameTexts } from '@whistlestop/kernel';
import type { Table } from '@whistlestop/table';
import { useMemo } from 'react';
import { firstShownAt } from '../storage/recent-values.ts';
import { useWords, type PageWords } from '../words/index.ts';
import { addressOf } from '../page/router.ts';
import { setSetting, useSettings } from '../page/settings.ts';

/** A person at a table of this page. */
export type PageSitting = Sitting<GameTexts, PageWords>;

/** Sits down at a table of this page. */
export function usePageSitting(
  table: Table,
  gameTable: GameTable,
  texts: GameTexts,
  paced = true,
): { sitting: PageSitting; notice: Notice | undefined; dismiss: () => void } {
  return useSitting(table, gameTable, texts, useBoardPage(), paced);
}

/** This page, as the boards on it know it. */
function useBoardPage(): BoardPage<PageWords> {
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
        addressOf('ruling' in rule ? { at: 'rulings', game, ...rule } : { at: 'rules', game, ...rule }),
      firstShownAt,
    }),
    [language, words, speed, map],
  );
}
