import styles from './Icon.module.css';
import { ICON_SHAPES, type IconShape } from './icon-shapes.ts';

export type IconName = keyof typeof ICON_SHAPES;

/** An icon in the colour of the text beside it. It is hidden from screen readers, so that text must say it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const shape: IconShape = ICON_SHAPES[name];
  return (
    <svg
      className={className === undefined ? styles['icon'] : `${styles['icon']} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shape.fill !== undefined && <path d={shape.fill} fillRule="evenodd" />}
      {shape.line !== undefined && (
        <path
          d={shape.line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
