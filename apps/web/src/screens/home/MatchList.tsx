import { useCallback, useState } from 'react';
import { useLoaded, Button, ButtonLink, Dialog, Row, Rows, download } from '@whistlestop/board';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { openMatchStore, type StoredRow } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { gameWords, levelName, seatNames } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import styles from './MatchList.module.css';

/** The matches saved in this browser, newest first. */
export default function MatchList() {
  const words = useWords();
  const [removed, setRemoved] = useState(0);
  const [removing, setRemoving] = useState<string>();
  const stored = useLoaded(useCallback(() => readSavedMatches(removed), [removed]));

  const remove = async (id: string) => {
    const store = await openMatchStore();
    await store.remove(id);
    setRemoving(undefined);
    setRemoved(removed + 1);
  };

  if (stored === undefined) return <p className={styles['empty']}>{words.loading}</p>;
  const { rows, persistent } = stored;
  return (
    <>
      {!persistent && <p className={styles['empty']}>{words.home.notLasting}</p>}
      {rows.length === 0 && <p className={styles['empty']}>{words.home.noMatches}</p>}
      <Rows>
        {rows.map((row) =>
          row.kind === 'match' ? (
            <MatchRow key={row.match.id} match={row.match} onRemove={() => setRemoving(row.match.id)} />
          ) : (
            <DamagedRow key={row.id} row={row} onRemove={() => setRemoving(row.id)} />
          ),
        )}
      </Rows>
      <Dialog
        open={removing !== undefined}
        title={words.home.removeTitle}
        words={words}
        onClose={() => setRemoving(undefined)}
        footer={
          <>
            <Button onClick={() => setRemoving(undefined)}>{words.cancel}</Button>
            <Button look="danger" onClick={() => removing !== undefined && void remove(removing)}>
              {words.home.remove}
            </Button>
          </>
        }
      >
        <p>{words.home.removeAbout}</p>
      </Dialog>
    </>
  );
}

/** All rows of the store; read again after every removal. */
async function readSavedMatches(_removed: number): Promise<{ rows: readonly StoredRow[]; persistent: boolean }> {
  const store = await openMatchStore();
  return { rows: await store.list(), persistent: store.persistent };
}

function MatchRow({ match, onRemove }: { match: SavedMatch; onRemove: () => void }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const game = gameWords(words, match.game);
  const { turn, tally, over, winners } = match.summary;
  const names = seatNames(game, match.seats ?? Object.keys(game.seats));
  const players = match.players.map((player, seat) => {
    const name = names[seat] ?? String(seat + 1);
    return player.kind === 'bot' ? `${name} (${words.setUp.bot(levelName(words, match.game, player.level))})` : name;
  });
  const standing = over
    ? words.home.won(winners.map((seat) => names[seat] ?? String(seat + 1)).join(', '))
    : game.turn(turn);
  const name = `${standing} · ${players.join(' – ')}`;
  return (
    <Row
      name={name}
      about={`${game.name} · ${game.tally(tally)} · ${new Date(match.updated).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}`}
    >
      {!over && (
        <ButtonLink
          look="primary"
          href={addressOf({ at: 'match', id: match.id })}
          aria-label={`${words.home.resume}: ${name}`}
        >
          {words.home.resume}
        </ButtonLink>
      )}
      <ButtonLink
        look="quiet"
        icon="play"
        iconOnly
        title={words.home.watch}
        href={addressOf({ at: 'replay', id: match.id })}
      >{`${words.home.watch}: ${name}`}</ButtonLink>
      <Button
        look="quiet"
        icon="download"
        iconOnly
        title={words.home.save}
        onClick={() => download(`whistlestop-${match.id}.txt`, match.record)}
      >{`${words.home.save}: ${name}`}</Button>
      <Button look="quiet" icon="close" iconOnly title={words.home.remove} onClick={onRemove}>
        {`${words.home.remove}: ${name}`}
      </Button>
    </Row>
  );
}

function DamagedRow({ row, onRemove }: { row: Extract<StoredRow, { kind: 'damaged' }>; onRemove: () => void }) {
  const words = useWords();
  return (
    <Row icon="warning" name={row.id} about={words.home.damaged}>
      <Button
        icon="download"
        onClick={() => download(`whistlestop-${row.id}-damaged.json`, JSON.stringify(row.raw, null, 2))}
      >
        {words.home.save}
      </Button>
      <Button look="quiet" icon="close" iconOnly title={words.home.remove} onClick={onRemove}>
        {words.home.remove}
      </Button>
    </Row>
  );
}
