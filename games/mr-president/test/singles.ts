import type { Game, GameKind } from '@whistlestop/kernel';
import { actions, mrPresident, type Options } from '../rules/index.ts';

/**
 * A table where nobody ever plays two cards at once. Uniform random play of the second edition is mostly pairs and so
 * almost never comes to an upset; this one does in every round.
 */
export const singlesOnly: GameKind<Options> = {
  ...mrPresident,
  open(options) {
    const game = mrPresident.open(options);
    const isPair = (code: number) => actions.verbs.pair.has(code);
    return {
      ...game,
      legal(s, seat, out) {
        const kept = out.subarray(0, game.legal(s, seat, out)).filter((code) => !isPair(code));
        out.set(kept);
        return kept.length;
      },
      why: (s, seat, action) => (isPair(action) ? { code: 'not-now', rules: [] } : game.why(s, seat, action)),
    } satisfies Game;
  },
};
