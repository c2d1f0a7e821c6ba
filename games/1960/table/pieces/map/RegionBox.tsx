import type { KeyboardEvent } from 'react';
import { BARS, ICON_SHAPES, STAR } from '@whistlestop/board';
import { CubeRow } from '../Cube.tsx';
import type { Candidate, Region } from '../pieces.ts';
import type { MapRegion } from './map-props.ts';
import styles from './RegionBox.module.css';

const REGION_BOX = { width: 124, height: 52 };

export type RegionBoxProps = {
  region: MapRegion;
  x: number;
  y: number;
  scale?: number;
  onPick?: ((region: Region) => void) | undefined;
};

/** A region's advertising box: media cubes on the left, endorsement markers on the right. */
export function RegionBox({ region, x, y, scale = 1, onPick }: RegionBoxProps) {
  const { name, label, media, endorsements, clickable, marked } = region;
  const pick = clickable && onPick !== undefined ? () => onPick(region.region) : undefined;
  const button =
    pick === undefined
      ? { role: 'img' }
      : {
          role: 'button',
          tabIndex: 0,
          'aria-pressed': marked,
          onClick: pick,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            pick();
          },
        };
  return (
    <g
      {...button}
      className={styles['box']}
      aria-label={label}
      data-region={region.region}
      data-clickable={pick !== undefined}
      data-marked={marked}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <rect className={styles['plate']} width={REGION_BOX.width} height={REGION_BOX.height} rx="4" />
      <path
        className={styles['title']}
        d={`M0 4a4 4 0 0 1 4-4h${REGION_BOX.width - 8}a4 4 0 0 1 4 4v15h-${REGION_BOX.width}z`}
      />
      <text className={styles['name']} x={REGION_BOX.width / 2} y="10">
        {name}
      </text>
      <path
        className={styles['icon']}
        d={ICON_SHAPES.media.fill}
        fillRule="evenodd"
        transform="translate(5 27) scale(.67)"
      />
      <path
        className={styles['icon']}
        d={ICON_SHAPES.endorsement.fill}
        fillRule="evenodd"
        transform="translate(76 27) scale(.67)"
      />
      <path className={styles['divider']} d="M72 24v24" />
      {media.owner === null || media.count === 0 ? (
        <path className={styles['none']} d="M42 36h10" />
      ) : (
        <CubeRow who={media.owner} count={media.count} x={47} y={36} size={13} />
      )}
      {endorsements.owner === null || endorsements.count === 0 ? (
        <path className={styles['none']} d="M102 36h10" />
      ) : (
        <Endorsements who={endorsements.owner} count={endorsements.count} />
      )}
    </g>
  );
}

function Endorsements({ who, count }: { who: Candidate; count: number }) {
  return (
    <g className={styles[who]}>
      <rect className={styles['marker']} x="95" y="27" width="25" height="18" rx="9" />
      <path className={styles['sign']} d={who === 'kennedy' ? STAR : BARS} transform="translate(98 31.5) scale(.38)" />
      <text className={styles['count']} x="113.5" y="36.3">
        {count}
      </text>
    </g>
  );
}
