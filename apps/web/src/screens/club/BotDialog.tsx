import { useState } from 'react';
import { Button, Dialog, Select } from '@whistlestop/board';
import { useClubWords } from '../../words/club/index.ts';
import { useWords } from '../../words/index.ts';
import { levelName } from '../../words/game-words.ts';
import { usualLevel } from '../set-up/players.ts';

/** Asks which bot gets an empty seat. */
export function BotDialog({
  game,
  seat,
  levels,
  last,
  onGive,
  onClose,
}: {
  game: string;
  /** The seat's name; without one the dialog is closed. */
  seat: string | undefined;
  levels: readonly string[];
  /** Whether the match starts with it. */
  last: boolean;
  onGive: (level: string) => void;
  onClose: () => void;
}) {
  const { room } = useClubWords();
  const page = useWords();
  const usual = usualLevel(game);
  const [chosen, setLevel] = useState<string>();
  const level = chosen ?? (levels.includes(usual) ? usual : (levels[0] ?? usual));
  return (
    <Dialog
      open={seat !== undefined}
      title={room.botTitle(seat ?? '')}
      words={page}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{page.cancel}</Button>
          <Button look="primary" onClick={() => onGive(level)}>
            {room.seatBot}
          </Button>
        </>
      }
    >
      <Select
        name={room.botLevel}
        value={level}
        answers={Object.fromEntries(levels.map((one) => [one, levelName(page, game, one)]))}
        onChoose={setLevel}
      />
      <p>{page.setUp.levels}</p>
      {last && <p>{room.botStarts}</p>}
    </Dialog>
  );
}
