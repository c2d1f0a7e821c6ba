import type { Route, StateCode } from './map-props.ts';
import styles from './RouteLine.module.css';

type Point = readonly [number, number];

/** A planned journey: an arc for each leg, and on it what the leg costs. */
export function RouteLine({
  route,
  place,
  scale = 1,
}: {
  route: Route;
  place: (code: StateCode) => Point;
  scale?: number;
}) {
  return (
    <g className={styles[route.who]} aria-hidden="true">
      {route.legs.map(({ from, to, cost }, index) => (
        <Leg key={index} from={place(from)} to={place(to)} cost={cost} scale={scale} />
      ))}
    </g>
  );
}

function Leg({ from, to, cost, scale }: { from: Point; to: Point; cost: string; scale: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(70 * scale, length * 0.22);
  const bend: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * lift * Math.sign(dx || 1),
    (from[1] + to[1]) / 2 - Math.abs(dx / length) * lift,
  ];
  const middle: Point = [(from[0] + 2 * bend[0] + to[0]) / 4, (from[1] + 2 * bend[1] + to[1]) / 4];
  const line = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  const width = (10 + cost.length * 7) * scale;
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
      <g transform={`translate(${middle[0]} ${middle[1]})`}>
        <rect
          className={styles['tag']}
          strokeWidth={1.5 * scale}
          x={-width / 2}
          y={-9 * scale}
          width={width}
          height={18 * scale}
          rx={9 * scale}
        />
        <text className={styles['cost']} fontSize={12.5 * scale}>
          {cost}
        </text>
      </g>
    </>
  );
}
