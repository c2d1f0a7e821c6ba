// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleCountry } from '../../gallery/country.ts';
import { Cartogram } from './Cartogram.tsx';
import type { CountryProps, StateCode } from './map-props.ts';
import { UsMap } from './UsMap.tsx';

afterEach(cleanup);

const MAPS = [
  ['the map', UsMap],
  ['the cartogram', Cartogram],
] as const;

describe.each(MAPS)('%s', (_, Country) => {
  const show = (change: Partial<CountryProps> = {}) => {
    const props: CountryProps = {
      ...sampleCountry(),
      tokens: { kennedy: 'MA', nixon: 'CA' },
      words: { map: 'The states' },
      onPick: vi.fn(),
      onAsk: vi.fn(),
      onPickRegion: vi.fn(),
      ...change,
    };
    render(<Country {...props} />);
    return props;
  };
  const state = (code: StateCode) => document.querySelector<SVGElement>(`[data-state="${code}"]`)!;
  const box = (region: string) => document.querySelector(`[aria-label^="${region}: "]`)!;
  const focusedState = () => document.activeElement?.getAttribute('data-state');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  test('names every one of the fifty states', () => {
    show();
    for (const { code, label } of sampleCountry().states) {
      expect(state(code).getAttribute('role')).toBe('button');
      expect(state(code).getAttribute('aria-label')).toBe(label);
    }
  });

  test('shows the abbreviation and the electoral votes of every state', () => {
    show();
    for (const { code } of sampleCountry().states) expect(screen.getByText(code)).toBeDefined();
    expect(screen.getByText('45', { selector: 'text' })).toBeDefined();
  });

  test('picks a state that may be clicked', () => {
    const { onPick, onAsk } = show();
    fireEvent.click(state('OH'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('OH');
    expect(onAsk).not.toHaveBeenCalled();
  });

  test('asks about a state that may not be clicked, and says that it is closed', () => {
    const { onPick, onAsk } = show();
    fireEvent.click(state('TX'));
    expect(onPick).not.toHaveBeenCalled();
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('TX');
    expect(state('TX').getAttribute('aria-disabled')).toBe('true');
    expect(state('OH').getAttribute('aria-disabled')).toBe('false');
  });

  test.each(['Enter', ' '])('picks with the key "%s"', (key) => {
    const { onPick } = show();
    state('OH').focus();
    press(key);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('OH');
  });

  test('has one tab stop, at first the first state that may be clicked', () => {
    show();
    const stops = [...document.querySelectorAll('[data-state][tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute('data-state'))).toEqual(['IL']);
  });

  test('is walked by region and then by name', () => {
    show();
    state('CT').focus();
    const walked = [focusedState()];
    for (let step = 0; step < 12; step++) {
      press('ArrowRight');
      walked.push(focusedState());
    }
    expect(walked).toEqual(['CT', 'DE', 'ME', 'MD', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT', 'WV', 'IL']);
    press('ArrowLeft');
    expect(focusedState()).toBe('WV');
    press('End');
    expect(focusedState()).toBe('WY');
    press('ArrowDown');
    expect(focusedState()).toBe('CT');
  });

  test('is walked from region to region with Page Down and Page Up', () => {
    show();
    state('NY').focus();
    press('PageDown');
    expect(focusedState()).toBe('IL');
    press('PageDown');
    expect(focusedState()).toBe('AL');
    press('PageUp');
    press('PageUp');
    expect(focusedState()).toBe('CT');
  });

  test('finds a state by the letters of its name or its abbreviation', () => {
    show();
    state('CT').focus();
    press('o');
    expect(focusedState()).toBe('OH');
    press('r');
    expect(focusedState()).toBe('OR');
  });

  test('leaves the browser’s own shortcuts alone', () => {
    show();
    state('CT').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'o', ctrlKey: true });
    expect(focusedState()).toBe('CT');
  });

  test('draws the journey to the state that the keyboard has reached', () => {
    const onHover = vi.fn();
    show({ onHover });
    state('CT').focus();
    press('o');
    expect(onHover).toHaveBeenLastCalledWith('OH');
    state('OH').blur();
    expect(onHover).toHaveBeenLastCalledWith(null);
  });

  test('draws four cubes one by one, and a numeral beyond', () => {
    show();
    expect(screen.getByText('12', { selector: 'text[class*="umeral"]' })).toBeDefined();
    expect(screen.queryByText('4', { selector: 'text[class*="umeral"]' })).toBeNull();
  });

  test('offers only the advertising boxes that may be clicked', () => {
    const { onPickRegion } = show();
    fireEvent.click(box('West'));
    fireEvent.click(box('East'));
    expect(onPickRegion).toHaveBeenCalledExactlyOnceWith('West');
    expect(box('West').getAttribute('role')).toBe('button');
    expect(box('East').getAttribute('role')).toBe('img');
  });

  test('marks the states of the plan as pressed', () => {
    show();
    expect(state('MI').getAttribute('aria-pressed')).toBe('true');
    expect(state('OH').hasAttribute('aria-pressed')).toBe(false);
  });
});

test('a note on the map lies beside a token that stands where it would lie, and covers none of it', () => {
  const country = sampleCountry();
  const noted = country.states.map((state) => ({ ...state, note: '+2' }));
  for (const nixon of ['NE', 'KS', 'MA', 'NH'] as const) {
    const tokens = { kennedy: 'CA', nixon } as const;
    render(<UsMap {...country} states={noted} tokens={tokens} words={{ map: 'The states' }} onPick={vi.fn()} />);
    const [token] = [...document.querySelectorAll<SVGElement>('g[class*="token"][class*="nixon"]')].map(placeOf);
    const notes = [...document.querySelectorAll<SVGElement>('g[class*="note"]')].map(placeOf);
    expect(notes).toHaveLength(50);
    const covering = notes.filter(
      ([x, y]) => Math.abs(x - token![0]) < 11.5 + 12.5 && Math.abs(y - token![1]) < 11.5 + 8.5,
    );
    expect(covering).toEqual([]);
    cleanup();
  }
});

/** Where a drawing was moved to. */
function placeOf(drawing: SVGElement): readonly [number, number] {
  const moved = drawing.getAttribute('transform') ?? drawing.style.transform;
  const [x = 0, y = 0] = [...moved.matchAll(/-?[\d.]+/g)].map(Number);
  return [x, y];
}
