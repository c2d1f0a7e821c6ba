import { useMemo, useState } from 'react';
import { useSteady } from '@whistlestop/board';
import type { CountryProps, MapState, StateCode } from './map-props.ts';
import type { StateHands } from './StateButton.tsx';
import type { Walk } from './walk.ts';

/** What states call back to, and the state that shows the focus of the keyboard. */
export function useHands(props: CountryProps, walk: Walk): { hands: StateHands; focused: StateCode | undefined } {
  const [focused, setFocused] = useState<StateCode>();
  const pick = useSteady(props.onPick);
  const ask = useSteady((code: StateCode) => props.onAsk?.(code));
  const hover = useSteady((code: StateCode | null) => props.onHover?.(code));
  const step = useSteady(walk.onKeyDown);
  const focus = useSteady((code: StateCode, visibly: boolean) => {
    walk.onFocus(code);
    setFocused(visibly ? code : undefined);
    // Whoever walks with the keyboard points at a state by going there.
    if (visibly) hover(code);
  });
  const blur = useSteady(() => {
    setFocused(undefined);
    if (focused !== undefined) hover(null);
  });
  const hands = useMemo(() => ({ pick, ask, hover, focus, blur, walk: step }), [pick, ask, hover, focus, blur, step]);
  return { hands, focused };
}

/** Whether something about a state looks the same as before: a state is what it says, not the object that says it. */
export function looksTheSame<Props extends { state: MapState }>(before: Props, now: Props): boolean {
  return same({ ...before, state: null }, { ...now, state: null }) && same(before.state, now.state);
}

function same<T extends object>(a: T, b: T): boolean {
  return (Object.keys(b) as (keyof T)[]).every((key) => a[key] === b[key]);
}
