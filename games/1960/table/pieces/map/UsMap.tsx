import { memo, useId } from 'react';
import { REGIONS } from '../pieces.ts';
import { tokenPlaces } from './CandidateToken.tsx';
import { CountrySheets } from './CountrySheets.tsx';
import { REGION_OUTLINES, STATE_SHAPES } from '@whistlestop/country';
import { looksTheSame, useHands } from './hands.ts';
import { InkPatterns } from './InkPatterns.tsx';
import type { CountryProps, MapState, StateCode } from './map-props.ts';
import { RegionBox } from './RegionBox.tsx';
import { StateButton, type StateButtonProps } from './StateButton.tsx';
import { markWidth, StateMark } from './StateMark.tsx';
import styles from './UsMap.module.css';
import { BOX_PLACES, CLOSE_UPS, callOut, INSETS, isLow, markPlace, PLATE, tokenPlace, WHOLE } from './us-map-layout.ts';
import { useWalk } from './walk.ts';

const NOTHING_LIT: ReadonlySet<StateCode> = new Set();

/** Where the note on a state begins: below its mark, at the end of a low one, or left of its plate. */
function notePlace(state: MapState, width: number): readonly [number, number] {
  const { code } = state;
  const [x, y] = markPlace(code);
  if (callOut(code) !== undefined) return [PLATE.left - width - 3, y - 8.5];
  // Kentucky's mark ends where Kentucky does.
  if (code === 'KY') return [x - width / 2, y + 7];
  return isLow(code) ? [x + markWidth(state) / 2 + 2, y - 8.5] : [x - width / 2, y + 17];
}

/** The country in its true shapes. */
export function UsMap(props: CountryProps) {
  const { states, regions, tokens, lit = NOTHING_LIT, closeUp } = props;
  const inks = useId();
  const walk = useWalk(states);
  const { hands, focused } = useHands(props, walk);
  const frame = closeUp === undefined ? WHOLE : CLOSE_UPS[closeUp];
  return (
    <CountrySheets
      country={props}
      frame={frame}
      place={tokenPlace}
      tokens={tokenPlaces(tokenPlace(tokens.kennedy), tokenPlace(tokens.nixon), 11)}
      pinned
      notePlace={notePlace}
    >
      <InkPatterns id={inks} />
      {walk.order.map((state) => (
        <Place
          key={state.code}
          state={state}
          lit={lit.has(state.code)}
          tabbable={state.code === walk.tabStop}
          inks={inks}
          hands={hands}
        />
      ))}
      <g className={styles['still']} aria-hidden="true">
        {REGIONS.map((region) => (
          <path key={region} className={styles['region']} d={REGION_OUTLINES[region]} />
        ))}
        {states.map((state) => (
          <StateOutline key={state.code} state={state} />
        ))}
        {focused !== undefined && <FocusRing code={focused} />}
        {states.map((state) => (
          <StateMark
            key={state.code}
            state={state}
            x={markPlace(state.code)[0]}
            y={markPlace(state.code)[1]}
            shape={isLow(state.code) ? 'inline' : 'stacked'}
            inks={inks}
          />
        ))}
      </g>
      {regions.map((region) => (
        <RegionBox
          key={region.region}
          region={region}
          x={BOX_PLACES[region.region][0]}
          y={BOX_PLACES[region.region][1]}
          onPick={props.onPickRegion}
        />
      ))}
    </CountrySheets>
  );
}

const Place = memo(function Place({ inks, ...button }: Omit<StateButtonProps, 'children'> & { inks: string }) {
  return (
    <StateButton {...button}>
      <StateShape {...button.state} inks={inks} />
    </StateButton>
  );
}, looksTheSame);

type StateShapeProps = Pick<MapState, 'code' | 'owner' | 'carried'> & { inks: string };

function StateShape({ code, owner, carried, inks }: StateShapeProps) {
  const out = callOut(code);
  const inset = INSETS[code];
  const { path } = STATE_SHAPES[code];
  const ring = `${inks}-${code}`;
  return (
    <>
      {inset !== undefined && (
        <rect className={styles['inset']} x={inset[0]} y={inset[1]} width={inset[2]} height={inset[3]} rx="6" />
      )}
      <path data-shape d={path} className={styles['border']} />
      {owner !== null && <path d={path} fill={`url(#${inks}-${owner})`} />}
      {owner !== null && carried && (
        <>
          <clipPath id={ring}>
            <path d={path} />
          </clipPath>
          <path className={styles[`${owner}Ring`]} d={path} clipPath={`url(#${ring})`} />
        </>
      )}
      {out !== undefined && (
        <>
          <path className={styles['lead']} d={`M${out.from[0]} ${out.from[1]}L${PLATE.left} ${out.middle[1]}`} />
          <circle className={styles['dot']} cx={out.from[0]} cy={out.from[1]} r="2.2" />
          <Plate code={code} className={styles['plate']} shape />
          {owner !== null && carried && <Plate code={code} className={styles[`${owner}PlateRing`]} />}
        </>
      )}
    </>
  );
}

function Plate({
  code,
  className,
  shape,
  grow = 0,
}: {
  code: StateCode;
  className?: string | undefined;
  shape?: boolean;
  grow?: number;
}) {
  const out = callOut(code);
  if (out === undefined) return null;
  return (
    <rect
      className={className}
      data-shape={shape}
      x={PLATE.left - grow}
      y={out.middle[1] - PLATE.height / 2 - grow}
      width={PLATE.width + 2 * grow}
      height={PLATE.height + 2 * grow}
      rx={4 + grow}
    />
  );
}

const StateOutline = memo(function StateOutline({ state: { code, clickable, marked } }: { state: MapState }) {
  if (!clickable && !marked) return null;
  const className = marked ? styles['marked'] : styles['open'];
  return (
    <>
      <path className={className} d={STATE_SHAPES[code].path} />
      <Plate code={code} className={className} />
    </>
  );
}, looksTheSame);

function FocusRing({ code }: { code: StateCode }) {
  const { path } = STATE_SHAPES[code];
  return (
    <>
      <path className={styles['focusUnder']} d={path} />
      <path className={styles['focus']} d={path} />
      <Plate code={code} className={styles['focusUnder']} grow={1} />
      <Plate code={code} className={styles['focus']} grow={1} />
    </>
  );
}
