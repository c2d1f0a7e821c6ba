import { packOf } from '@whistlestop/games';
import { type ReactNode, useMemo, useState } from 'react';
import { TextPage } from '../../frame/TextPage.tsx';
import { useLoaded, Button, type IconName, type GameTable } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { useSettings } from '../../page/settings.ts';
import type { SeatPlayer } from '@whistlestop/table';
import { gameWords, seatNames } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { againstBots, usualLevel } from './players.ts';
import { SeatsForm, useLevels } from './SeatsForm.tsx';
import styles from './SetUpScreen.module.css';
import { useMatchStart } from './use-match-start.tsx';

/** The form that starts a match on this device. */
export default function SetUpScreen({ game }: { game: string }) {
  const words = useWords();
  const gameTable = useLoaded(packOf(game)?.table);
  const levels = useLevels(game);
  if (packOf(game) === undefined) return <Message title={words.errors.nowhere} />;
  if (gameTable === undefined || levels.length === 0) return <Message busy title={words.loading} />;
  return <SetUp game={game} gameTable={gameTable} levels={levels} />;
}

function SetUp({ game, gameTable, levels }: { game: string; gameTable: GameTable; levels: readonly string[] }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [options, setOptions] = useState<unknown>(() => gameTable.kind.options.parse({}));
  const ids = useMemo(() => gameTable.kind.open(options).seats.map(({ id }) => id), [gameTable, options]);
  const seats = seatNames(gameWords(words, game), ids);
  const [chosen, setPlayers] = useState<readonly SeatPlayer[]>(() => againstBots(game, seats.length));
  const players = againstBots(game, seats.length).map((usual, seat) => chosen[seat] ?? usual);
  const { starting, trouble, start } = useMatchStart();
  const people = players.filter(({ kind }) => kind === 'person').length;
  const everybody = (player: SeatPlayer) => setPlayers(seats.map(() => player));
  return (
    <TextPage narrow kicker={gameWords(words, game).name} title={words.setUp.title}>
      <fieldset className={styles['presets']}>
        <legend className="visually-hidden">{words.setUp.presets}</legend>
        <Preset icon="robot" chosen={people === 1} onChoose={() => setPlayers(againstBots(game, seats.length))}>
          {words.setUp.againstBot(seats.length - 1)}
        </Preset>
        <Preset icon="people" chosen={people === seats.length} onChoose={() => everybody({ kind: 'person' })}>
          {words.setUp.hotSeat(seats.length)}
        </Preset>
        <Preset icon="eye" chosen={people === 0} onChoose={() => everybody({ kind: 'bot', level: usualLevel(game) })}>
          {words.setUp.watchBots}
        </Preset>
      </fieldset>
      <SeatsForm game={game} seats={seats} ids={ids} players={players} levels={levels} onChange={setPlayers} />
      {seats.length === 2 && (
        <Button className={styles['swap']} icon="swap" onClick={() => setPlayers(players.toReversed())}>
          {words.setUp.swap}
        </Button>
      )}
      <fieldset className={styles['options']}>
        <legend>{words.setUp.options}</legend>
        <gameTable.OptionsForm options={options} words={words} language={language} onChange={setOptions} />
      </fieldset>
      <Button
        className={styles['start']}
        look="primary"
        disabled={starting}
        onClick={() => start(gameTable, { options, players })}
      >
        {words.setUp.start}
      </Button>
      {trouble}
    </TextPage>
  );
}

function Preset({
  icon,
  chosen,
  onChoose,
  children,
}: {
  icon: IconName;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <Button className={styles['preset']} icon={icon} aria-pressed={chosen} onClick={onChoose}>
      {children}
    </Button>
  );
}
