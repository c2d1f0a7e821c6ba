import { type ReactNode, useState } from 'react';
import { go } from '../../page/router.ts';
import type { GameTable } from '@whistlestop/board';
import { beginMatch, MatchNotSaved, type NewMatch } from '../../storage/new-match.ts';
import type { TableTrouble } from '@whistlestop/table';
import { useWords } from '../../words/index.ts';

/** Begins a match on this device and opens it. Where it cannot be saved, `trouble` says so; other errors are thrown. */
export function useMatchStart(): {
  readonly starting: boolean;
  readonly trouble: ReactNode;
  readonly start: (table: GameTable, beginning: NewMatch) => void;
} {
  const words = useWords();
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<TableTrouble>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  if (failed !== undefined) throw failed.error;
  const begin = async (table: GameTable, beginning: NewMatch) => {
    setStarting(true);
    try {
      go({ at: 'match', id: await beginMatch(table, beginning) });
    } catch (error) {
      setStarting(false);
      if (error instanceof MatchNotSaved) setTrouble(error.trouble);
      else setFailed({ error });
    }
  };
  return {
    starting,
    trouble: trouble !== undefined && <p role="alert">{words.table.trouble[trouble]}</p>,
    start: (table, beginning) => void begin(table, beginning),
  };
}
