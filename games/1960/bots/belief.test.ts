import { CHANCE, CHANCE_ACTS, includes, LIST_ROOM, Random, type State, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../rules/index.ts';
import { actions, CARD_COUNT, CP_OF, HAND, KENNEDY, NIXON, zone } from '../rules/parts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Belief } from './belief.ts';
import { playsLeftInTurn } from './horizon.ts';

const game = nineteenSixty.open(nineteenSixty.options.parse({}));
const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Kennedy's decision in a random game once Nixon has made so many plays of the first turn. */
function afterPlaysOfNixon(plays: number): State {
  const random = new Random('belief');
  const s = game.layout.create();
  game.init(s);
  for (;;) {
    const pending = game.pending(s);
    if (pending === CHANCE_ACTS) {
      const count = game.chance(s, list, weights);
      game.apply(s, CHANCE, list[random.weighted(weights, count)]!);
      continue;
    }
    const seat = includes(pending, KENNEDY) ? KENNEDY : NIXON;
    const count = game.legal(s, seat, list);
    if (seat === KENNEDY && actions.verbs.play.has(list[0]!) && playsLeftInTurn(s, NIXON) === 5 - plays) return s;
    game.apply(s, seat, list[random.below(count)]!);
  }
}

/** How often Nixon holds each card in worlds dealt by the belief. */
function heldIn(belief: Belief, s: State, worlds: number): Float64Array {
  const random = new Random('worlds');
  const held = new Float64Array(CARD_COUNT);
  const world = game.layout.create();
  for (let i = 0; i < worlds; i++) {
    belief.sample(viewOf(game, s, KENNEDY), random, world);
    for (let card = 0; card < CARD_COUNT; card++) if (zone.at(world, card) === HAND + NIXON) held[card]!++;
  }
  return held;
}

describe('What the other side may hold', () => {
  let belief: Belief;
  beforeEach(() => {
    belief = new Belief(game);
  });

  it('is anything alike before it has played', () => {
    belief.learn(afterPlaysOfNixon(0), NIXON, (card) => card % 7);
    expect(belief.weights.every((weight) => weight === 0)).toBe(true);
  });

  it('is less likely a card it would rather have played, the less the more it has played', () => {
    const prized = (card: number) => (card === 10 ? 9 : 0);
    const weightAfter = (plays: number) => {
      belief.learn(afterPlaysOfNixon(plays), NIXON, prized);
      return belief.weights[10]! - belief.weights.find((_, card) => card !== 10 && CP_OF[card] === CP_OF[10])!;
    };
    const [once, thrice] = [weightAfter(1), weightAfter(3)];
    expect(once).toBeLessThan(0);
    expect(thrice).toBeLessThan(once);
  });

  it('is rather a weak card than a strong one after a few plays', () => {
    belief.learn(afterPlaysOfNixon(3), NIXON, () => 0);
    const weightOf = (cp: number) => belief.weights[CP_OF.indexOf(cp)]!;
    expect(weightOf(2)).toBeGreaterThan(weightOf(3));
    expect(weightOf(3)).toBeGreaterThan(weightOf(4));
  });

  it('comes up in the worlds it deals as often as believed', () => {
    const s = afterPlaysOfNixon(3);
    const view = viewOf(game, s, KENNEDY);
    const unseen = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
      (card) => zone.at(view.state, card) < 0,
    );
    const prized = new Set(unseen.filter((_, index) => index % 2 === 0));
    belief.learn(s, NIXON, (card) => (prized.has(card) ? 8 : 0));
    const held = heldIn(belief, s, 400);
    const mean = (cards: readonly number[]) => cards.reduce((sum, card) => sum + held[card]!, 0) / cards.length;
    expect(mean([...prized])).toBeLessThan(0.6 * mean(unseen.filter((card) => !prized.has(card))));
  });

  it('never contradicts what is seen', () => {
    const s = afterPlaysOfNixon(2);
    const view = viewOf(game, s, KENNEDY);
    belief.learn(s, NIXON, (card) => card % 9);
    const held = heldIn(belief, s, 50);
    for (let card = 0; card < CARD_COUNT; card++)
      if (zone.at(view.state, card) >= 0 && zone.at(view.state, card) !== HAND + NIXON) expect(held[card]).toBe(0);
  });
});
