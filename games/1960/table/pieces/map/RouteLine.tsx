import type { PlannedJourney, StateCode } from './map-props.ts';
import styles from './RouteLine.module.css';
import { tagPlace } from './tag-place.ts';
import type { Rect } from './us-map-layout.ts';

type Point = readonly [number, number];

/** A planned journey: an arc for each leg, and on it what the leg costs. */
export function RouteLine({
  route,
  place,
  printed,
  scale = 1,
}: {
  route: PlannedJourney;
  place: (code: StateCode) => Point;
  /** What the costs should not cover. */
  printed: readonly Rect[];
  scale?: number;
}) {
  return (
    <g className={styles[route.who]} aria-hidden="true">
      {route.legs.map(({ from, to, cost }, index) => (
        <Leg key={index} from={place(from)} to={place(to)} cost={cost} printed={printed} scale={scale} />
      ))}
    </g>
  );
}

type LegProps = { from: Point; to: Point; cost: string; printed: readonly Rect[]; scale: number };

function Leg({ from, to, cost, printed, scale }: LegProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(70 * scale, length * 0.22);
  const bend: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * lift * Math.sign(dx || 1),
    (from[1] + to[1]) / 2 - Math.abs(dx / length) * lift,
  ];
  const line = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  const [width, height] = [(10 + cost.length * 7) * scale, 18 * scale];
  const along = (share: number): Point => [
    onCurve(from[0], bend[0], to[0], share),
    onCurve(from[1], bend[1], to[1], share),
  ];
  const tag = tagPlace(along, [width, height], printed);
  return (
    <>
      <path className={styles['casing']} d={line} strokeWidth={7 * scale} />
      <path
        className={styles['line']}
        d={line}
        strokeWidth={3.2 * scale}
        strokeDasharray={`${9 * scale} ${5 * scale}`}
      />
      <path
        className={styles['head']}
        d="M3 0-10-6v12z"
        transform={`translate(${to[0]} ${to[1]}) rotate(${angle}) scale(${scale})`}
      />
      <g transform={`translate(${tag[0]} ${tag[1]})`}>
        <rect
          className={styles['tag']}
          strokeWidth={1.5 * scale}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={height / 2}
        />
        <text className={styles['cost']} fontSize={12.5 * scale}>
          {cost}
        </text>
      </g>
    </>
  );
}

/** A coordinate of the curve from `a` to `c` that bends towards `b`. */
const onCurve = (a: number, b: number, c: number, share: number): number =>
  (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
