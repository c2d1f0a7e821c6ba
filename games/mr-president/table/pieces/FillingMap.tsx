import { useId, useState } from 'react';
import { useRoving } from '@whistlestop/board';
import { SHAPES } from './CandidateMark.tsx';
import type { Candidate } from './candidates.ts';
import type { CountryPicture, Outline } from './country-pictures.ts';
import styles from './FillingMap.module.css';

/** All that the map shows of one state. */
export type FilledState = {
  code: string;
  /** Everything there is to say about it, in words. */
  label: string;
  votes: number;
  /** Whose it is; absent while nobody has won it. */
  ink?: Candidate | undefined;
  disputed: boolean;
  /** Turned up now. */
  up: boolean;
  lit: boolean;
};

/** The country filling up: who has won what, and what is in dispute. Arrow keys walk the states in the given order. */
export function FillingMap({
  picture,
  states,
  label,
}: {
  picture: CountryPicture;
  states: readonly FilledState[];
  label: string;
}) {
  const hatching = useId();
  const memberAt = useRoving(states.length);
  const [pointed, setPointed] = useState<string>();
  return (
    <section className={styles['country']} aria-label={label}>
      <div className={styles['frame']}>
        <svg className={styles['map']} viewBox={picture.frame}>
          <defs>
            <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path className={styles['hatch']} d="M0 4.5h9" />
            </pattern>
          </defs>
          {states.map((state, index) => {
            const outline = picture.outlines.get(state.code);
            if (outline === undefined) return null;
            const member = memberAt(index);
            return (
              <g
                key={state.code}
                className={styles['state']}
                aria-label={state.label}
                data-state={state.code}
                data-seat={state.ink}
                data-disputed={state.disputed}
                {...member}
                onFocus={() => {
                  member.onFocus();
                  setPointed(state.code);
                }}
                onBlur={() => setPointed(undefined)}
                onPointerEnter={() => setPointed(state.code)}
                onPointerLeave={() => setPointed(undefined)}
              >
                <path
                  className={styles['shape']}
                  d={outline.path}
                  data-up={state.up}
                  style={state.disputed ? { fill: `url(#${hatching})` } : undefined}
                />
                <Mark state={state} outline={outline} />
              </g>
            );
          })}
          {/* Edges lie above all shapes, so that no neighbour covers them. */}
          {states.map(({ code, up, lit }) => {
            const edge = code === pointed || lit ? 'lit' : up ? 'up' : undefined;
            return edge && <path key={code} className={styles[edge]} d={picture.outlines.get(code)?.path} />;
          })}
        </svg>
      </div>
      <p className={styles['about']} aria-hidden="true">
        {states.find(({ code }) => code === pointed)?.label}
      </p>
    </section>
  );
}

/** A square with a shorter side than this has no room for figures on a phone. */
const LEGIBLE = 80;

/** What is printed on a state: in a square its name and votes, and everywhere the shape of whoever has won it. */
function Mark({ state: { code, ink, votes }, outline: { at, side } }: { state: FilledState; outline: Outline }) {
  const [x, y] = at;
  if (side === undefined)
    return (
      <>
        {ink !== undefined && <Shape ink={ink} x={x} y={y} size={12} />}
        {ink === undefined && code === 'DC' && (
          <text className={styles['print']} x={x} y={y + 8} fontSize="22">
            {code}
          </text>
        )}
      </>
    );
  return (
    <>
      <text className={styles['print']} x={x} y={y} fontSize={side * 0.42}>
        {code}
      </text>
      <text
        className={styles['print']}
        data-small={side < LEGIBLE}
        x={ink === undefined ? x : x - side * 0.18}
        y={y + side * 0.36}
        fontSize={side * 0.3}
      >
        {votes}
      </text>
      {ink !== undefined && <Shape ink={ink} x={x + side * 0.24} y={y + side * 0.26} size={side * 0.24} />}
    </>
  );
}

function Shape({ ink, x, y, size }: { ink: Candidate; x: number; y: number; size: number }) {
  return (
    <path
      className={styles['print']}
      d={SHAPES[ink]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}
