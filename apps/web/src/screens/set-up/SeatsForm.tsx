import { useEffect, useState } from 'react';
import type { SeatPlayer } from '@whistlestop/table';
import { pageThinker } from '../../bots/page-thinker.ts';
import { useWords } from '../../words/index.ts';
import { levelName } from '../../words/game-words.ts';
import { readPlayer, writePlayer } from './players.ts';
import styles from './SeatsForm.module.css';

/** The bot levels of a game; empty until the worker has answered. */
export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const known = await pageThinker.levels(game).catch(() => []);
      if (!left) setLevels(known);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [game]);
  return levels;
}

/** The form of who sits in each seat. */
export function SeatsForm({
  game,
  seats,
  ids,
  players,
  levels,
  onChange,
}: {
  game: string;
  /** What people call the seats, and their names in notation. */
  seats: readonly string[];
  ids: readonly string[];
  players: readonly SeatPlayer[];
  levels: readonly string[];
  onChange: (players: readonly SeatPlayer[]) => void;
}) {
  const words = useWords();
  const choices: readonly SeatPlayer[] = [
    { kind: 'person' },
    ...levels.map((level): SeatPlayer => ({ kind: 'bot', level })),
  ];
  return (
    <div className={styles['form']}>
      <div className={styles['seats']}>
        {seats.map((name, seat) => (
          <label key={name} className={styles['seat']} data-seat={ids[seat]}>
            {words.setUp.seat(name)}
            <select
              value={writePlayer(players[seat] ?? { kind: 'person' })}
              onChange={(event) => onChange(players.with(seat, readPlayer(event.target.value)))}
            >
              {choices.map((player) => (
                <option key={writePlayer(player)} value={writePlayer(player)}>
                  {player.kind === 'person'
                    ? words.setUp.person
                    : words.setUp.bot(levelName(words, game, player.level))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles['levels']}>{words.setUp.levels}</p>
    </div>
  );
}
