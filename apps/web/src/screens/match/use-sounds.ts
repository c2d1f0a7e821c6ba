import { useEffect, useRef } from 'react';
import { useSettings } from '../../page/settings.ts';
import type { TableSnapshot } from '@whistlestop/table';

/** A sound is a few tones: frequency in hertz, start and length in seconds. */
type Tones = readonly (readonly [frequency: number, start: number, length: number])[];
const CHANCE: Tones = [[1320, 0, 0.04]];
const CHOICE: Tones = [[440, 0, 0.07]];
const YOURS: Tones = [
  [523, 0, 0.09],
  [784, 0.1, 0.14],
];
const END: Tones = [
  [523, 0, 0.18],
  [659, 0.18, 0.18],
  [784, 0.36, 0.18],
  [1047, 0.54, 0.4],
];

let device: AudioContext | undefined;

function play(tones: Tones): void {
  device ??= new AudioContext();
  for (const [frequency, start, length] of tones) {
    const tone = device.createOscillator();
    const volume = device.createGain();
    const from = device.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(device.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

/** Small sounds for what happens, when the person has turned them on. */
export function useSounds({ steps, now: { kind } }: TableSnapshot): void {
  const on = useSettings((settings) => settings.sound) === 'on';
  const stepsBefore = useRef(steps.length);
  useEffect(() => {
    const fresh = steps.length > stepsBefore.current;
    const chance = steps.at(-1)?.seat === undefined;
    stepsBefore.current = steps.length;
    if (!on || !fresh) return;
    if (kind === 'over') play(END);
    else if (kind === 'asks') play(YOURS);
    else play(chance ? CHANCE : CHOICE);
  }, [on, steps, kind]);
}
