import type { Game } from '@whistlestop/kernel';
import { type BotKind, botsOf, type LoadedGame } from '@whistlestop/kernel/bots';
import { Refused, refusalOf } from '@whistlestop/client';
import type { MatchesTable } from '../store/tables.ts';

/** Opened games in the cache: more than a page of any list names. */
const CACHE_SIZE = 256;

/** The games of this club. Opened games are cached, since matches with equal options share one. */
export class GameCatalog {
  readonly kinds: readonly LoadedGame[];
  readonly #open = new Map<string, Game>();

  constructor(kinds: readonly LoadedGame[]) {
    this.kinds = kinds;
  }

  kind(id: string): LoadedGame {
    const kind = this.kinds.find((candidate) => candidate.id === id);
    if (kind === undefined) throw new Refused(refusalOf('unknown-game'));
    return kind;
  }

  /** The bots of a game, weakest first. */
  bots(id: string): readonly BotKind[] {
    return botsOf(this.kind(id));
  }

  /** The game of a match, by the rules it began with; its options are stored as JSON text. */
  game({ game: id, options, rules }: Pick<MatchesTable, 'game' | 'options' | 'rules'>): Game {
    const key = `${id} ${rules} ${options}`;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const kind = this.kind(id);
    const parsed = kind.options.safeParse(JSON.parse(options));
    if (!parsed.success) throw new Refused(refusalOf('bad-options'));
    const game = kind.open(parsed.data, rules);
    const oldest = this.#open.size >= CACHE_SIZE ? this.#open.keys().next().value : undefined;
    if (oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(key, game);
    return game;
  }
}
