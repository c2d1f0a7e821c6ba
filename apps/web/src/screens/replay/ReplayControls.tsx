import type { PageSitting } from '../../frame/board-page.ts';
import { EVERYTHING, type GameTexts, type Observer, SPECTATOR } from '@whistlestop/kernel';
import { useMemo } from 'react';
import { useMedia, Button } from '@whistlestop/board';
import type { SteppedTable } from '@whistlestop/table';
import type { PageWords } from '../../words/index.ts';
import styles from './ReplayControls.module.css';

/** The slider, the buttons beside it, whose eyes to look through, and the moments worth jumping to. */
export function ReplayControls({
  sitting,
  table,
  playing,
  onPlay,
}: {
  sitting: PageSitting;
  table: SteppedTable;
  playing: boolean;
  onPlay: (playing: boolean) => void;
}) {
  const { words, texts, language, snapshot, gameTable } = sitting;
  const { position, length } = table;
  const named = useMedia('(min-width: 50rem)') ? undefined : 'visually-hidden';
  const { observer } = snapshot;
  const steps = table.stepsFor(observer);
  const moments = useMemo(() => gameTable.moments(steps, texts, language), [gameTable, steps, texts, language]);
  const current = moments.findLastIndex(({ after }) => after <= position);
  return (
    <section className={styles['controls']} aria-label={words.replay.title}>
      <div className={styles['slider']}>
        <Button look="quiet" icon="first" iconOnly onClick={() => table.goTo(0)}>
          {words.replay.first}
        </Button>
        <Button look="quiet" icon="left" iconOnly onClick={() => table.goTo(position - 1)}>
          {words.replay.back}
        </Button>
        <Button look="quiet" icon={playing ? 'pause' : 'play'} iconOnly onClick={() => onPlay(!playing)}>
          {playing ? words.replay.pause : words.replay.play}
        </Button>
        <input
          type="range"
          min={0}
          max={length}
          value={position}
          aria-label={words.replay.slider}
          aria-valuetext={words.replay.step(position, length)}
          onChange={(event) => table.goTo(Number(event.target.value))}
        />
        <Button look="quiet" icon="right" iconOnly onClick={() => table.goTo(position + 1)}>
          {words.replay.forward}
        </Button>
        <Button look="quiet" icon="last" iconOnly onClick={() => table.goTo(length)}>
          {words.replay.last}
        </Button>
      </div>
      <p className={styles['step']}>{words.replay.step(position, length)}</p>
      {table.observers.length > 1 && (
        <label className={styles['choice']}>
          <span className={named}>{words.replay.viewedBy}</span>
          <select value={observer} onChange={(event) => table.lookAs(Number(event.target.value))}>
            {table.observers.map((one) => (
              <option key={one} value={one}>
                {observerName(one, texts, words)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles['choice']}>
        <span className={named}>{words.replay.jump}</span>
        <select
          value={current}
          onChange={(event) => table.goTo(moments[Number(event.target.value)]?.after ?? position)}
        >
          {current < 0 && <option value={-1}>{words.replay.moments}</option>}
          {moments.map(({ after, kind, name }, index) => (
            <option key={`${after}-${kind}`} value={index}>
              {kind === 'swing' ? `  ${name}` : name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

function observerName(observer: Observer, texts: GameTexts, words: PageWords): string {
  if (observer === EVERYTHING) return words.replay.everything;
  return observer === SPECTATOR ? words.replay.spectator : texts.seat(observer);
}
