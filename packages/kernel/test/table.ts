import type { Game } from '../src/game.ts';
import { judge, type Verdict } from '../src/gate.ts';
import { localHeader, type MatchHeader } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { lantern } from '../src/toys/lantern/lantern.ts';
import { sealed } from '../src/toys/sealed.ts';

/** The header of a match between players nobody has heard of. */
export const headerOf = (game: Game, options: unknown, more: Partial<MatchHeader> = {}): MatchHeader => ({
  ...localHeader(game, { options, match: 'm1', seats: game.seats.map((_, seat) => `Player ${seat + 1}`) }),
  ...more,
});

export function sealedMatch(seats = 3, rounds = 2): Match {
  const game = sealed.open({ seats, rounds });
  return new Match(game, headerOf(game, { seats, rounds }));
}

/** A match of Lantern after the deal: amber holds wick and gift, violet holds glow and fog. */
export function lanternMatch(): Match {
  const game = lantern.open({ oil: 0 });
  const match = new Match(game, headerOf(game, { oil: 0 }));
  tell(match, 'chance: deal wick', 'chance: deal glow', 'chance: deal gift', 'chance: deal fog');
  return match;
}

/** Asks the gate for what a line says ("seat: action" or "seat: undo"), as someone who has seen `sequence` entries. */
export function ask(match: Match, line: string, sequence = match.log.length): Verdict {
  const [who = '', text = ''] = line.split(': ');
  const seat = match.game.seats.findIndex(({ id }) => id === who);
  if (text === 'undo') return judge(match, { kind: 'undo', seat, sequence });
  return judge(match, { kind: 'action', seat, sequence, action: match.game.actions.parse(text) });
}

/** Plays lines of a record; luck is scripted, and whatever a seat does passes the gate. */
export function tell(match: Match, ...lines: string[]): void {
  for (const line of lines) {
    if (line.startsWith('chance: ')) {
      match.append({ kind: 'chance', outcome: match.game.outcomes.parse(line.slice(8))! });
      continue;
    }
    const verdict = ask(match, line);
    if (!verdict.ok) throw new Error(`${line}: ${verdict.refusal.sentence}`);
    match.append(verdict.entry);
  }
}

/** The name of the refusal a request meets; "accepted" when it meets none. */
export const answer = (verdict: Verdict): string => (verdict.ok ? 'accepted' : verdict.refusal.code);
