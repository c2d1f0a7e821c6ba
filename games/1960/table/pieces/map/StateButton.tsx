import type { KeyboardEvent, ReactNode } from 'react';
import type { MapState, StateCode } from './map-props.ts';
import styles from './StateButton.module.css';

/** What can be done with states; the same for all of them, and for as long as the map is there. */
export type StateHands = {
  pick: (code: StateCode) => void;
  ask: (code: StateCode) => void;
  hover: (code: StateCode | null) => void;
  focus: (code: StateCode, visibly: boolean) => void;
  blur: () => void;
  /** Keys that walk from state to state. */
  walk: (event: KeyboardEvent) => void;
};

export type StateButtonProps = {
  state: MapState;
  lit: boolean;
  tabbable: boolean;
  hands: StateHands;
  children: ReactNode;
};

/** A state as something to point at. One that cannot be picked can still be asked about. */
export function StateButton(props: StateButtonProps) {
  const { state, lit, tabbable, hands, children } = props;
  const { code, label, region, owner, carried, clickable, marked } = state;
  const act = () => (clickable ? hands.pick(code) : hands.ask(code));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act();
    } else {
      hands.walk(event);
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
      onFocus={(event) => hands.focus(code, event.currentTarget.matches(':focus-visible'))}
      onBlur={hands.blur}
      onPointerEnter={() => hands.hover(code)}
      onPointerLeave={() => hands.hover(null)}
    >
      {children}
    </g>
  );
}
