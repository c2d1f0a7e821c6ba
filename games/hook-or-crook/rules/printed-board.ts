import type { OwnText } from '../cards/card-words.ts';
import type { EffectFacts } from '../cards/effect-facts.ts';
import {
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

export type SpaceKind = 'start' | 'votes' | 'news' | 'evidence' | 'cheat' | 'stop' | 'rest';

/** What a space is to one role. The players' own board names its spaces itself; the printed names are among the texts. */
export interface Track {
  readonly kind: SpaceKind;
  readonly effect: EffectFacts;
  readonly name?: OwnText<string> | undefined;
}

/** One place on a ring: the red and the blue side of it; a shared space spans both tracks. */
export interface Space {
  readonly shared: boolean;
  readonly incumbent: Track;
  readonly state: Track;
}

/** The ring of one round; index 0 is its start, counted clockwise. */
export interface Ring {
  readonly laps: number;
  readonly spaces: readonly Space[];
}

/** The rings of Rounds 1 to 3. Round 4 has nine weeks and no die. */
export type Board = readonly [Ring, Ring, Ring];

const track = (kind: SpaceKind, effect: EffectFacts): Track => ({ kind, effect });
const start = track('start', nothing);
const rest = track('rest', nothing);
const news = track('news', drawNews);
const evidence = track('evidence', drawEvidence(1));
const cheat = track('cheat', drawCheat(1));
const votes = (effect: EffectFacts) => track('votes', effect);
const stop = (effect: EffectFacts) => track('stop', effect);

const apart = (red: Track, blue: Track): Space => ({ shared: false, incumbent: red, state: blue });
const shared = (red: Track, blue: Track = red): Space => ({ shared: true, incumbent: red, state: blue });

/** The printed board. */
export const board: Board = [
  // Round 1, The Campaign: two laps.
  {
    laps: 2,
    spaces: [
      shared(start), // 0
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 1
      apart(votes(incumbent.gainEach(1)), cheat), // 2
      shared(news), // 3
      apart(evidence, votes(state.gain(share(4)))), // 4
      apart(votes(incumbent.gainEach(2)), votes(state.gain(share(4)))), // 5
      shared(votes(incumbent.gainEach(1)), votes(state.gain(halfDie))), // 6
      apart(votes(incumbent.gain(perState(1))), cheat), // 7
      apart(votes(incumbent.gain(1)), votes(state.gain(share(4)))), // 8
      shared(news), // 9
      apart(votes(incumbent.gainEach(2)), rest), // 10
      apart(news, cheat), // 11
      shared(votes(incumbent.gainEach(1)), votes(state.gain(share(8)))), // 12
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 13
      apart(votes(incumbent.gainEach(2)), cheat), // 14
      shared(news), // 15
      apart(evidence, votes(state.lose(1))), // 16
      apart(votes(incumbent.gainEach(2)), votes(state.gain(share(4)))), // 17
      shared(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 18
      apart(votes(incumbent.lose(4)), cheat), // 19
      apart(votes(incumbent.gainEach(2)), votes(state.lose(1))), // 20
      shared(news), // 21
      apart(votes(incumbent.take(1)), votes(state.take(2))), // 22
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 23
    ],
  },
  // Round 2, Election Day: one lap.
  {
    laps: 1,
    spaces: [
      shared(start), // 0
      apart(votes(incumbent.gainEach(1)), cheat), // 1
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 2
      shared(news), // 3
      apart(evidence, cheat), // 4
      shared(votes(incumbent.gain(perState(1))), votes(state.gain(halfDie))), // 5
      apart(votes(incumbent.gain(halfDie)), votes(state.lose(1))), // 6
      apart(evidence, cheat), // 7
      apart(votes(incumbent.gainEach(1)), votes(state.gain(share(4)))), // 8
      apart(votes(incumbent.lose(1)), cheat), // 9
      shared(news), // 10
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 11
      apart(evidence, cheat), // 12
      apart(votes(incumbent.gain(perState(1))), votes(state.take(1))), // 13
      apart(votes(incumbent.gainEach(1)), cheat), // 14
      shared(votes(incumbent.gain(halfDie)), votes(state.gain(share(4)))), // 15
      apart(votes(incumbent.gain(perState(1))), cheat), // 16
      apart(evidence, votes(state.gain(share(4)))), // 17
      shared(news), // 18
      apart(votes(incumbent.gainEach(1)), cheat), // 19
    ],
  },
  // Round 3, The Steal: one lap, three corners where counting stops.
  {
    laps: 1,
    spaces: [
      shared(start), // 0
      apart(evidence, cheat), // 1
      apart(votes(incumbent.gainEach(1)), cheat), // 2
      shared(news), // 3
      shared(stop(drawEvidence(2)), stop(doubleNextCheat)), // 4
      apart(evidence, cheat), // 5
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 6
      apart(evidence, cheat), // 7
      shared(stop(drawEvidence(2)), stop(doubleNextCheat)), // 8
      apart(votes(incumbent.gainEach(1)), cheat), // 9
      shared(news), // 10
      apart(evidence, cheat), // 11
      shared(stop(drawEvidence(2)), stop(doubleNextCheat)), // 12
      apart(votes(incumbent.gain(perState(1))), votes(state.gain(share(4)))), // 13
      apart(evidence, cheat), // 14
      apart(votes(incumbent.gainEach(1)), cheat), // 15
    ],
  },
];
