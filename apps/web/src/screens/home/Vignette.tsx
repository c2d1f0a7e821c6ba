import { BARS, STAR } from '@whistlestop/board';
import type { VignetteShape } from '@whistlestop/kernel';
import styles from './Vignette.module.css';

const SIGNS = { bars: BARS, star: STAR } as const;

/** The small picture of a game. */
export function Vignette({ shapes }: { shapes: readonly VignetteShape[] }) {
  return (
    <svg className={styles['vignette']} viewBox="0 0 160 120" aria-hidden="true">
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: VignetteShape }) {
  const given = { className: styles[shape.ink], transform: shape.transform };
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    return <circle {...given} cx={cx} cy={cy} r={r} />;
  }
  if ('rect' in shape) {
    const [x, y, width, height, rx] = shape.rect;
    return <rect {...given} x={x} y={y} width={width} height={height} rx={rx} />;
  }
  return <path {...given} d={'path' in shape ? shape.path : SIGNS[shape.sign]} />;
}
