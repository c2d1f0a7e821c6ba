import { Cartogram } from '../pieces/map/Cartogram.tsx';
import type { CountryProps } from '../pieces/map/map-props.ts';
import { UsMap } from '../pieces/map/UsMap.tsx';
import { sampleCountry } from './country.ts';
import styles from './Gallery.module.css';
import type { Piece } from './Gallery.tsx';
import { type Language, wordsFor } from './words.ts';

const nothing = () => undefined;

export function mapPieces(language: Language): Piece[] {
  const words = { map: wordsFor(language).map };
  const props: CountryProps = {
    ...sampleCountry(),
    tokens: { kennedy: 'IL', nixon: 'CA' },
    route: { who: 'kennedy', legs: [{ from: 'MA', to: 'IL', cost: `1 ${wordsFor(language).cards.cp}` }] },
    words,
    onPick: nothing,
    onPickRegion: nothing,
  };
  const quiet: CountryProps = {
    ...sampleCountry(true),
    tokens: { kennedy: 'NY', nixon: 'NY' },
    words,
    onPick: nothing,
  };
  return [
    {
      name: 'map',
      show: () => (
        <div className={styles['map']}>
          <UsMap {...props} />
        </div>
      ),
    },
    {
      name: 'map-quiet',
      show: () => (
        <div className={styles['map']}>
          <UsMap {...quiet} lit={new Set(['TX', 'RI'])} />
        </div>
      ),
    },
    {
      name: 'map-close-up',
      show: () => (
        <div className={styles['map']}>
          <UsMap {...props} closeUp="East" />
        </div>
      ),
    },
    {
      name: 'cartogram',
      show: () => (
        <div className={styles['mosaic']}>
          <Cartogram {...props} />
        </div>
      ),
    },
    {
      name: 'cartogram-close-up',
      show: () => (
        <div className={styles['mosaic']}>
          <Cartogram {...props} closeUp="Midwest" />
        </div>
      ),
    },
  ];
}
