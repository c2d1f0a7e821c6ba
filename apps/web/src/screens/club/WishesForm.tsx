import type { SeatWish } from '@whistlestop/client';
import { useClubWords } from '../../words/club/index.ts';
import { useWords } from '../../words/index.ts';
import { levelName } from '../../words/game-words.ts';
import form from '../set-up/SeatsForm.module.css';

const write = (wish: SeatWish): string => (wish.kind === 'bot' ? `bot:${wish.bot}` : wish.kind);

function read(text: string): SeatWish {
  if (text.startsWith('bot:')) return { kind: 'bot', bot: text.slice(4) };
  return { kind: text === 'me' ? 'me' : 'open' };
}

/** The person in the first seat, other people in the rest. */
export const usualWishes = (seats: number): readonly SeatWish[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));

/** Sets one seat; a seat for me frees my former one. */
const choose = (wishes: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] =>
  wishes.map((was, other) => {
    if (other === seat) return wish;
    return wish.kind === 'me' && was.kind === 'me' ? (wishes[seat] ?? { kind: 'open' }) : was;
  });

/** The form of who sits where: the person, other people, bots. */
export function WishesForm({
  game,
  seats,
  ids,
  wishes,
  levels,
  onChange,
}: {
  game: string;
  seats: readonly string[];
  ids: readonly string[];
  wishes: readonly SeatWish[];
  levels: readonly string[];
  onChange: (wishes: readonly SeatWish[]) => void;
}) {
  const words = useClubWords();
  const page = useWords();
  return (
    <div className={form['form']}>
      <div className={form['seats']}>
        {seats.map((name, seat) => (
          <label key={name} className={form['seat']} data-seat={ids[seat]}>
            {words.open.seat(name)}
            <select
              value={write(wishes[seat] ?? { kind: 'open' })}
              onChange={(event) => onChange(choose(wishes, seat, read(event.target.value)))}
            >
              <option value="me">{words.open.me}</option>
              <option value="open">{words.open.person}</option>
              {levels.map((level) => (
                <option key={level} value={`bot:${level}`}>
                  {words.table.bot(levelName(page, game, level))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={form['levels']}>{page.setUp.levels}</p>
    </div>
  );
}
