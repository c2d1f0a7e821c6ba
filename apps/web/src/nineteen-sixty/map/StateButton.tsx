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
  onFocus: (code: StateCode, visibly: boolean) => void;
  onBlur?: (() => void) | undefined;
  /** Keys that walk from state to state. */
  onWalk: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A state as something to point at. One that cannot be picked can still be asked about. */
export function StateButton(props: StateButtonProps) {
  const { state, lit, tabbable, onPick, onAsk, onHover, onFocus, onBlur, onWalk, children } = props;
  const { code, label, region, owner, carried, clickable, marked } = state;
  const act = () => (clickable ? onPick(code) : onAsk?.(code));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act();
    } else {
      onWalk(event);
    }
  };
  const button = {
    role: 'button',
    tabIndex: tabbable ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !clickable,
    'aria-pressed': marked ? true : undefined,
    onClick: act,
    onKeyDown,
  };
  return (
    <g
      className={styles['state']}
      {...button}
      data-state={code}
      data-region={region}
      data-owner={owner ?? 'none'}
      data-carried={carried}
      data-clickable={clickable}
      data-marked={marked}
      data-lit={lit}
      onFocus={(event) => onFocus(code, event.currentTarget.matches(':focus-visible'))}
      onBlur={onBlur}
      onPointerEnter={() => onHover?.(code)}
      onPointerLeave={() => onHover?.(null)}
    >
      {children}
    </g>
  );
}
