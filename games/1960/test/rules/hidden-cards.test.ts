import { OVER, Random, SPECTATOR, UNKNOWN, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../../rules/index.ts';
import { bag, handCount, zone } from '../../rules/layout.ts';
import { eventBy, Table, toAct } from '../table.ts';

describe('what a side may see', () => {
  it('its own hand, all open zones and counts, never the other hand or the deck', () => {
    const table = new Table(
      toAct('kennedy', ['gaffe'], { hands: { nixon: ['recount', 'volunteers'] }, discard: ['herblock'] }),
    );
    expect([table.sees('kennedy', 'gaffe'), table.sees('kennedy', 'herblock')]).toEqual([true, true]);
    expect([table.sees('kennedy', 'recount'), table.sees('kennedy', 'old-south')]).toEqual([false, false]);
    const view = viewOf(table.game, table.state, 0).state;
    expect([handCount.at(view, 1), bag.at(view, 0)]).toEqual([2, 10]);
  });
  it('a hand it was shown, as long as its cards can be followed (ruling 53)', () => {
    const given = { hands: { kennedy: ['recount', 'volunteers'] } };
    const table = eventBy('nixon', 'opposition-research', given);
    expect([table.sees('nixon', 'recount'), table.sees('spectator', 'recount')]).toEqual([true, false]);
  });
  it('which card was taken out of the open discard pile (ruling 51)', () => {
    const table = eventBy('kennedy', 'adlai-stevenson', { discard: ['recount'] }).play('kennedy: take recount');
    expect(table.sees('nixon', 'recount')).toBe(true);
  });
  it('not the bag, when the table plays with a hidden bag (ruling 16)', () => {
    const table = new Table({}, { bagVisible: false });
    for (const observer of [0, 1, SPECTATOR]) {
      const view = viewOf(table.game, table.state, observer).state;
      expect([bag.at(view, 0), bag.at(view, 1)]).toEqual([UNKNOWN, UNKNOWN]);
    }
  });
});

describe('sampled worlds', () => {
  it('keep what is known and spread the rest by the public counts', () => {
    const game = nineteenSixty.open(nineteenSixty.options.parse({}));
    const table = new Table(toAct('kennedy', ['gaffe'], { hands: { nixon: ['recount', 'volunteers'] } }));
    const seen = new Set<string>();
    const random = new Random('worlds');
    for (let i = 0; i < 60; i++) {
      const world = game.layout.create();
      game.sampleWorld(viewOf(game, table.state, 0), random, world);
      expect(game.invariant(world)).toBeUndefined();
      expect(zone.at(world, 21)).toBe(1);
      seen.add((game.scenario.describe(world)['hands'] as { nixon: string[] }).nixon.join(' '));
    }
    expect(seen.size).toBeGreaterThan(40);
  });
  it('of a finished game are the game itself', () => {
    const game = nineteenSixty.open(nineteenSixty.options.parse({}));
    const table = new Table({ turn: 9, initiative: 'kennedy' });
    expect(game.pending(table.state)).toBe(OVER);
    const world = game.layout.create();
    game.sampleWorld(viewOf(game, table.state, 0), new Random(1), world);
    expect([...world]).toEqual([...table.state]);
  });
});
