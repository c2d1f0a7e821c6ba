import type { Entry, Match } from '@whistlestop/kernel';
import { useState } from 'react';
import { Button, Dialog, type GameTable } from '@whistlestop/board';
import type { SeatPlayer } from '@whistlestop/table';
import { gameWords, seatNames } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { SeatsForm, useLevels } from '../set-up/SeatsForm.tsx';
import { useMatchStart } from '../set-up/use-match-start.tsx';

/** Entries that end a match; a new match goes on without them. */
const ENDINGS: ReadonlySet<string> = new Set<Entry['kind']>(['forfeit', 'stop', 'seed']);

/** Begins a new match from the moment on the table, with new players. */
export function ContinueDialog({
  open,
  gameTable,
  match,
  upTo,
  players: before,
  onClose,
}: {
  open: boolean;
  gameTable: GameTable;
  match: Match;
  upTo: number;
  players: readonly SeatPlayer[];
  onClose: () => void;
}) {
  const words = useWords();
  const levels = useLevels(match.header.game);
  const [players, setPlayers] = useState(before);
  const ids = match.game.seats.map(({ id }) => id);
  const { starting, trouble, start } = useMatchStart();
  const goOn = () => {
    const { options, given } = match.header;
    const log = match.log.slice(0, upTo).filter(({ kind }) => !ENDINGS.has(kind));
    start(gameTable, { options, players, given, log, rules: match.game.version });
  };
  return (
    <Dialog
      open={open}
      title={words.replay.goOn}
      words={words}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={starting} onClick={goOn}>
          {words.setUp.start}
        </Button>
      }
    >
      <SeatsForm
        game={match.header.game}
        seats={seatNames(gameWords(words, match.header.game), ids)}
        ids={ids}
        players={players}
        levels={levels}
        onChange={setPlayers}
      />
      {trouble}
    </Dialog>
  );
}
