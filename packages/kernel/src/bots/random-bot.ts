import { LIST_ROOM } from '../index.ts';
import { type BotKind, promptBot } from './bot.ts';

/** Chooses evenly among what is legal: the baseline every other bot must beat. */
export const randomBot: BotKind = {
  id: 'random',
  evaluations: 0,
  create(game) {
    const legal = new Int16Array(LIST_ROOM);
    const world = game.layout.create();
    return promptBot(({ view, random }) => {
      game.sampleWorld(view, random, world);
      const count = game.legal(world, view.observer, legal);
      return legal[random.below(count)] ?? 0;
    });
  },
};
