import { CHANCE, CHANCE_ACTS, drawOutcome, type GameKind, openScenario, Random, viewOf } from '@whistlestop/kernel';
import { nineteenSixty, type Options } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { decide } from '@whistlestop/kernel/bots';
import { bots } from '../../bots/index.ts';

const [KENNEDY, NIXON] = [0, 1];
const FEW = 40;
/** More than any campaigning action or strategy phase takes of a bot that means to end it. */
const STEPS = 100;

/** Lets a bot choose for Kennedy until somebody else is asked; answers how many choices that took. */
function plays(id: string, given: unknown, lines: readonly string[], rules?: number): number {
  const kind60: GameKind<Options> = { ...nineteenSixty, open: (options) => nineteenSixty.open(options, rules) };
  const opened = openScenario({ name: id, game: nineteenSixty.id, given }, [kind60]);
  if (!opened.ok) throw new Error(opened.sentence);
  const { game, state } = opened;
  for (const line of lines) {
    const [who, text = ''] = line.split(': ');
    game.apply(state, who === 'kennedy' ? KENNEDY : NIXON, game.actions.parse(text) ?? -1);
  }
  const kind = bots.levels.find((bot) => bot.id === id)!;
  const bot = kind.create(game);
  const random = new Random(id);
  for (let step = 0; step < STEPS; step++) {
    if (game.pending(state) === CHANCE_ACTS) game.apply(state, CHANCE, drawOutcome(game, state, random));
    else if ((game.pending(state) & 1) === 0) return step;
    else {
      const action = decide(bot, { view: viewOf(game, state, KENNEDY), evaluations: FEW, random });
      expect(game.why(state, KENNEDY, action)).toBeUndefined();
      game.apply(state, KENNEDY, action);
    }
  }
  return STEPS;
}

const hands = { kennedy: ['henry-luce', 'volunteers'], nixon: ['missile-gap', 'gaffe'] };
const inTheAir = { turn: 3, toAct: 'kennedy', hands, inPlay: { turn: ['ken-air'] } };
const short = {
  turn: 7,
  phase: 'strategy',
  hands: { kennedy: ['gathering-momentum-east', 'gathering-momentum-west', 'herblock'], nixon: ['gaffe', 'recount'] },
};

describe.each(bots.levels.map(({ id }) => id))('%s', (id) => {
  it('comes down again from free travel', () => {
    expect(plays(id, inTheAir, ['kennedy: play henry-luce campaign'])).toBeLessThan(STEPS);
  });
  it('ends the action when its CP are spent and only travel is left', () => {
    const spent = Array<string>(3).fill('kennedy: support MA');
    expect(plays(id, inTheAir, ['kennedy: play henry-luce campaign', ...spent])).toBeLessThan(STEPS);
  });
  it('goes on with a match of version 2', () => {
    expect(plays(id, inTheAir, ['kennedy: play henry-luce campaign'], 2)).toBeLessThan(STEPS);
    expect(plays(id, short, [], 2)).toBe(1);
  });
  it('puts down what it has where it is short of cards fit for the strategy stack', () => {
    expect(plays(id, short, [])).toBe(2);
  });
});
