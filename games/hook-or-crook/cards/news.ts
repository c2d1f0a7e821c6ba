import type { CardWords } from './card-words.ts';
import type { EffectFacts } from './effect-facts.ts';
import { die, drawCheat, drawEvidence, halfDie, incumbent, nothing, perState, share, state } from './vocabulary.ts';

/** A News Card: the red paragraph and the blue one; only the drawer's is carried out (ruling 24). */
export interface NewsCard {
  readonly id: string;
  readonly incumbent: EffectFacts;
  readonly state: EffectFacts;
  readonly words?: CardWords | undefined;
}

/** The words of a News Card: the headline and the line read aloud under it. Its effects are put in words by rule. */
export interface NewsText {
  readonly title: string;
  readonly flavour: string;
}

const card = (id: string, red: EffectFacts, blue: EffectFacts): NewsCard => ({ id, incumbent: red, state: blue });

/** The News deck: 55 cards, each with its red and its blue effect. */
export const news: readonly NewsCard[] = [
  card('N01', incumbent.gain(perState(1)), state.gain(share(2))),
  card('N02', incumbent.gain(2), state.gain(share(2))),
  card('N03', incumbent.lose(2), state.loseEach(1)),
  card('N04', incumbent.gainEach(1), state.gain(2)),
  card('N05', incumbent.lose(2), state.gain(2)),
  card('N06', incumbent.lose(1), state.lose(1)),
  card('N07', incumbent.give(1), state.take(1)),
  card('N08', incumbent.gain(3), state.gain(share(4))),
  card('N09', incumbent.gainEach(1), state.gain(2)),
  card('N10', incumbent.gain(perState(1)), state.gain(share(4))),
  card('N11', incumbent.gain(perState(1)), state.gain(1)),
  card('N12', incumbent.lose(2), state.lose(2)),
  card('N13', incumbent.gain(perState(1)), state.gain(2)),
  card('N14', incumbent.lose(1), state.loseEach(1)),
  card('N15', incumbent.lose(2), state.take(1)),
  card('N16', incumbent.gain(2), state.gain(share(4))),
  card('N17', incumbent.gainEach(1), state.gain(share(2))),
  card('N18', incumbent.lose(2), state.give(1)),
  card('N19', drawEvidence(1), drawCheat(1)),
  card('N20', drawEvidence(1), state.lose(1)),
  card('N21', drawEvidence(1), state.loseEach(1)),
  card('N22', incumbent.lose(2), drawCheat(1)),
  card('N23', incumbent.lose(1), drawCheat(1)),
  card('N24', incumbent.gain(die), state.gain(halfDie)),
  card('N25', incumbent.gain(die), state.gain(halfDie)),
  card('N26', incumbent.take(1, 'leader'), state.take(1)),
  card('N27', incumbent.take(1), state.give(1)),
  card('N28', incumbent.take(2), state.take(1)),
  card('N29', incumbent.gain(3), state.gain(share(4))),
  card('N30', incumbent.lose(1), state.lose(1)),
  card('N31', incumbent.gainEach(1), state.gain(1)),
  card('N32', incumbent.lose(1), state.gain(1)),
  card('N33', incumbent.gain(perState(1)), state.gain(share(4))),
  card('N34', incumbent.lose(1), state.lose(1)),
  card('N35', incumbent.lose(3), state.lose(2)),
  card('N36', incumbent.gain(perState(1)), state.gain(share(4))),
  card('N37', incumbent.gain(3), state.gain(share(4))),
  card('N38', incumbent.lose(2), state.lose(2)),
  card('N39', incumbent.gain(perState(1)), state.gain(1)),
  card('N40', incumbent.lose(2), state.lose(1)),
  card('N41', incumbent.gain(1), state.gain(1)),
  card('N42', incumbent.lose(1), state.loseEach(1)),
  card('N43', incumbent.give(1), state.gainEach(1)),
  card('N44', incumbent.gainEach(1), state.gain(share(4))),
  card('N45', incumbent.gain(1), state.gain(1)),
  card('N46', incumbent.gain(2), state.gain(share(4))),
  card('N47', incumbent.gain(perState(1)), state.gain(share(4))),
  card('N48', incumbent.lose(2), state.lose(1)),
  card('N49', drawEvidence(1), state.give(1)),
  card('N50', incumbent.lose(1), state.take(2)),
  card('N51', incumbent.lose(1), state.take(1)),
  card('N52', incumbent.lose(1), state.lose(2)),
  card('N53', incumbent.gain(2), state.gain(share(2))),
  card('N54', incumbent.gainEach(1), state.gain(2)),
  card('N55', nothing, nothing),
];
