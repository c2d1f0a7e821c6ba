import type { ClockSettings, MatchInfo } from '@whistlestop/client';
import type { ClubWords } from '../../online/words/index.ts';
import { gameWords, seatNames } from '../../words/game-words.ts';
import type { Words } from '../../words/index.ts';
import { levelName } from '../set-up/level-name.ts';
import { variantName } from './variant-name.ts';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A clock in a few words. */
export function clockName(clock: ClockSettings, words: ClubWords): string {
  if (clock.kind === 'none') return words.clock.none;
  if (clock.kind === 'live')
    return words.clock.live(Math.round(clock.purse / MINUTE), Math.round(clock.increment / 1000));
  return words.clock.slow(Math.max(1, Math.round(clock.perDecision / DAY)));
}

/** Who sits in a seat, for people. */
export function playerName(player: MatchInfo['seats'][number]['player'], words: Words, club: ClubWords): string {
  if (player === null) return club.lobby.empty;
  return player.kind === 'bot' ? club.table.bot(levelName(player.name, words)) : player.name;
}

/** What people call the seats of a match, in order. */
export const seatsOf = (match: MatchInfo, words: Words): readonly string[] =>
  seatNames(
    gameWords(words, match.game),
    match.seats.map(({ id }) => id),
  );

/** "Kennedy: Ann – Nixon: Bot" */
export function playersLine(match: MatchInfo, words: Words, club: ClubWords): string {
  const names = seatsOf(match, words);
  return match.seats.map(({ player }, seat) => `${names[seat]}: ${playerName(player, words, club)}`).join(' – ');
}

/** Game, variant, clock and everything else agreed, in one line. */
export function aboutLine(match: MatchInfo, words: Words, club: ClubWords): string {
  const { settings } = match;
  return [
    gameWords(words, match.game).name,
    variantName(match.options, club),
    clockName(settings.clock, club),
    ...(settings.rated ? [club.lobby.rated] : []),
    ...(settings.public ? [] : [club.lobby.private]),
  ].join(' · ');
}

/** The seats with the best score, by name. */
export function winnersLine(match: MatchInfo, words: Words, club: ClubWords): string {
  const scores = match.scores ?? [];
  const best = Math.max(...scores);
  const names = seatsOf(match, words);
  return club.lobby.won(scores.flatMap((score, seat) => (score === best ? [names[seat] ?? ''] : [])).join(', '));
}
