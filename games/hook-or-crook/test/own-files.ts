import {
  die,
  doubleNextCheat,
  drawCheat,
  drawEvidence,
  drawNews,
  halfDie,
  incumbent,
  nothing,
  perState,
  share,
  state,
} from '../cards/vocabulary.ts';
import type { EffectFacts } from '../cards/effect-facts.ts';

const space = (kind: string, red: EffectFacts, blue: EffectFacts, blueKind = kind) => ({
  shared: kind === blueKind,
  incumbent: { kind, effect: red },
  state: { kind: blueKind, effect: blue },
});

const ring = (laps: number) => ({
  laps,
  spaces: [
    space('start', nothing, nothing),
    space('news', drawNews, drawNews),
    space('votes', { op: 'loseEach', amount: 1, to: 'pot' }, state.take({ perState: 2 })),
    space('evidence', drawEvidence(3), drawCheat(3), 'cheat'),
    space('stop', drawEvidence(6), doubleNextCheat),
    space('votes', incumbent.gain(die), state.gain(share(9))),
    space('rest', nothing, nothing),
    space('votes', incumbent.give(halfDie), state.lose(die)),
  ],
});

const words = { en: { title: 'A pie', line: 'Still warm.' }, pl: { title: 'Placek', line: 'Jeszcze ciepły.' } };

/** The players' own tiny board and decks: decks run out, the News comes round again, every operation occurs. */
export const ownFiles = {
  board: [ring(3), ring(2), ring(2)],
  news: [
    { id: 'pie', incumbent: incumbent.lose(perState(2)), state: state.give(die), words },
    { id: 'bell', incumbent: incumbent.take(halfDie, 'leader'), state: doubleNextCheat },
    { id: 'goat', incumbent: { op: 'give', amount: 2, to: 'state', target: 'leader' }, state: state.gainEach(halfDie) },
  ],
  cheats: [
    { id: 'g1', colour: 'green', value: 7 },
    { id: 'g2', colour: 'green', value: 1 },
    { id: 'b1', colour: 'blue', value: 9 },
    { id: 'p1', colour: 'purple', value: 3 },
    { id: 'k1', colour: 'black', scope: 'self' },
    { id: 'k2', colour: 'black', scope: 'all' },
  ],
  evidence: [
    { id: 'e1', clincher: false, colours: ['green'], value: 5 },
    { id: 'e2', clincher: false, colours: ['blue', 'purple'], value: 2 },
    { id: 'e3', clincher: true },
  ],
};
