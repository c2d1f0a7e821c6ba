import { packOf } from '@whistlestop/games';
import { useEffect, useState } from 'react';
import { Message } from '../../frame/Message.tsx';
import { go } from '../../page/router.ts';
import { beginMatch, MatchNotSaved } from '../../storage/new-match.ts';
import { useWords } from '../../words/index.ts';
import { againstBots, readPlayer } from './players.ts';

/** Starts a match at once: a person in the first seat, bots elsewhere, unless the address says otherwise. */
export default function PlayScreen({ game, choices }: { game: string; choices: Readonly<Record<string, string>> }) {
  const words = useWords();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const { seed, seats, options } = choices;
  useEffect(() => {
    let left = false;
    const start = async () => {
      try {
        const id = await begin(game, seed, seats, options);
        if (!left) go({ at: 'match', id }, true);
      } catch (error) {
        if (!left) setFailed({ error });
      }
    };
    void start();
    return () => {
      left = true;
    };
  }, [game, seed, seats, options]);
  if (failed === undefined) return <Message busy title={words.loading} />;
  const { error } = failed;
  return <Message title={error instanceof MatchNotSaved ? words.table.trouble[error.trouble] : words.errors.nowhere} />;
}

async function begin(
  game: string,
  seed: string | undefined,
  seats: string | undefined,
  options: string | undefined,
): Promise<string> {
  const gameTable = await packOf(game)?.table();
  if (gameTable === undefined) throw new RangeError(`No game is called ${game}`);
  const parsed: unknown = gameTable.kind.options.parse(JSON.parse(options ?? '{}'));
  const count = gameTable.kind.open(parsed).seats.length;
  const players = seats === undefined ? againstBots(game, count) : seats.split(',').map(readPlayer);
  if (players.length !== count) throw new RangeError(`This game has ${count} seats`);
  return beginMatch(gameTable, { options: parsed, players, seed });
}
