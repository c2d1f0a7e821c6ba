import { Button, Icon, Panel } from '@whistlestop/board';
import { Cubes } from '../Cube.tsx';
import type { Holding, Issue } from '../pieces.ts';
import styles from './IssueTrack.module.css';

export type IssueTile = {
  issue: Issue;
  name: string;
  /** Everything a screen reader should say about the tile. */
  label: string;
  support: Holding;
  clickable: boolean;
  /** A few characters on a tag: what is planned here. */
  note?: string | undefined;
};

/** What a place on the track pays its leader, in icons and in words. */
export type IssuePlace = { pays: readonly ('momentum' | 'endorsement')[]; joiner: string; label: string };

export type IssueTrackProps = {
  /** From first place to third. */
  tiles: readonly [IssueTile, IssueTile, IssueTile];
  places: readonly [IssuePlace, IssuePlace, IssuePlace];
  words: { title: string; swap: (upper: string, lower: string) => string };
  onPick?: ((issue: Issue) => void) | undefined;
  /** Offered where two neighbours may change places; the number is the upper place, from 0. */
  swaps?: ReadonlySet<number> | undefined;
  onSwap?: ((upper: number) => void) | undefined;
};

/** The three issues in their order, who leads them, and what each place pays. */
export function IssueTrack({ tiles, places, words, onPick, swaps, onSwap }: IssueTrackProps) {
  return (
    <Panel title={words.title} icon="position">
      <ol className={styles['track']} data-swaps={swaps !== undefined && swaps.size > 0}>
        {tiles.map((tile, index) => {
          const place = places[index];
          const below = tiles[index + 1];
          return (
            <li key={tile.issue} className={styles['place']}>
              <span className={styles['rank']}>{index + 1}</span>
              <Tile tile={tile} onPick={onPick} />
              {place !== undefined && <Pays place={place} />}
              {below !== undefined && swaps?.has(index) === true && onSwap !== undefined && (
                <Button
                  className={styles['swap']}
                  icon="swap"
                  iconOnly
                  onClick={() => onSwap(index)}
                  aria-label={words.swap(tile.name, below.name)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Tile({ tile, onPick }: { tile: IssueTile; onPick?: ((issue: Issue) => void) | undefined }) {
  const { issue, name, label, support, clickable, note } = tile;
  const inside = (
    <>
      <Icon name={issue} className={styles['icon']} />
      <span className={styles['name']}>{name}</span>
      {support.owner !== null && <Cubes who={support.owner} count={support.count} />}
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </>
  );
  const looks = { className: styles['tile'], 'data-owner': support.owner ?? 'none', 'data-issue': issue };
  if (clickable && onPick !== undefined) {
    return (
      <button {...looks} type="button" aria-label={label} onClick={() => onPick(issue)}>
        <span className={styles['face']}>{inside}</span>
      </button>
    );
  }
  return (
    <span {...looks}>
      <span className="visually-hidden">{label}</span>
      <span className={styles['face']} aria-hidden="true">
        {inside}
      </span>
    </span>
  );
}

function Pays({ place: { pays, joiner, label } }: { place: IssuePlace }) {
  return (
    <span className={styles['pays']}>
      <span className="visually-hidden">{label}</span>
      {pays.map((what, index) => (
        <span key={what} className={styles['paid']} aria-hidden="true">
          {index > 0 && <span className={styles['joiner']}>{joiner}</span>}
          <Icon name={what} />
        </span>
      ))}
    </span>
  );
}
