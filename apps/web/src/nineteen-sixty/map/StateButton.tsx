import type { KeyboardEvent, ReactNode } from 'react';
import type { MapState, StateCode } from './map-props.ts';
import styles from './StateButton.module.css';

export type StateButtonProps = {
  state: MapState;
  lit: boolean;
  tabbable: boolean;
  onPick: (code: StateCode) => void;
  onAsk?: ((code: StateCode) => void) | undefined;
  onHover?: ((code: StateCode | null) => void) | undefined;
  onFocus: (code: StateCode) => void;
  children: ReactNode;
};

/** A state as something to point at. One that cannot be picked can still be asked about. */
export function StateButton({ state, lit, tabbable, onPick, onAsk, onHover, onFocus, children }: StateButtonProps) {
  const { code, label, region, owner, carried, clickable, marked } = state;
  const act = () => (clickable ? onPick(code) : onAsk?.(code));
  const actByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <g
      className={styles['state']}
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      aria-disabled={!clickable}
      aria-pressed={marked ? true : undefined}
      data-state={code}
      data-region={region}
      data-owner={owner ?? 'none'}
      data-carried={carried}
      data-clickable={clickable}
      data-marked={marked}
      data-lit={lit}
      onClick={act}
      onKeyDown={actByKey}
      onFocus={() => onFocus(code)}
      onPointerEnter={() => onHover?.(code)}
      onPointerLeave={() => onHover?.(null)}
    >
      {children}
    </g>
  );
}
