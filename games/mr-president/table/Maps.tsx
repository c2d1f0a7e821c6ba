import { type MatchConstants, STATE_CODES, turnedUp } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useMemo } from 'react';
import { Button, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { cartogramOf, MAP } from './pieces/country-pictures.ts';
import { FillingMap } from './pieces/FillingMap.tsx';
import styles from './Maps.module.css';
import { contestsIn, countryIn } from './reading.ts';

/** The country as a map or as a cartogram, once, or once for each convention. */
export function Maps({
  sitting,
  constants,
  words,
}: {
  sitting: Sitting<MrPresidentTexts>;
  constants: MatchConstants;
  words: TableWords;
}) {
  const { snapshot, texts, lit } = sitting;
  const { view } = snapshot;
  const { map: kind, showMap } = sitting.page;
  const picture = useMemo(
    () =>
      kind === 'map'
        ? MAP
        : cartogramOf(new Map(STATE_CODES.map((code, state) => [code, constants.votes[state] ?? 0]))),
    [kind, constants],
  );
  const contests = contestsIn(view);
  const showing = {
    constants,
    texts,
    words,
    up: new Set(snapshot.now.kind === 'over' ? [] : turnedUp(view)),
    lit: new Set(lit.flatMap(({ args }) => args['state'] ?? [])),
  };
  return (
    <div className={styles['maps']} data-part="map" data-kind={kind}>
      <div className={styles['countries']}>
        {contests.map((contest) => (
          <div key={contest} className={styles['contest']}>
            {contests.length > 1 && <p className={styles['party']}>{texts.party(contest)}</p>}
            <FillingMap
              picture={picture}
              states={countryIn(view, contest, showing)}
              label={contests.length > 1 ? words.mapOf(texts.party(contest)) : words.map}
            />
          </div>
        ))}
      </div>
      <Button
        className={styles['other']}
        look="quiet"
        icon={kind === 'map' ? 'cartogram' : 'map'}
        onClick={() => showMap(kind === 'map' ? 'cartogram' : 'map')}
      >
        {kind === 'map' ? words.asCartogram : words.asMap}
      </Button>
    </div>
  );
}
