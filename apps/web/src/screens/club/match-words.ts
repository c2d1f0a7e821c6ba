import {
  type ClockSettings,
  MANY_SEATS,
  type MatchInfo,
  type Me,
  type Player,
  usualTimeoutRule,
} from '@whistlestop/client';
import { variantWords, winnersOf } from '@whistlestop/kernel';
import type { ClubWords } from '../../online/words/index.ts';
import { gameWords, levelName, seatNames } from '../../words/game-words.ts';
import type { PageWords } from '../../words/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long somebody may think, as briefly as it can be said: whole days, or hours, minutes and seconds. */
function timeToThink(time: number, words: ClubWords): string {
  if (time >= DAY) return words.days(Math.round(time / DAY));
  const parts = [
    [Math.floor(time / HOUR), 'h'],
    [Math.floor((time % HOUR) / MINUTE), 'min'],
    [Math.round((time % MINUTE) / SECOND), 's'],
  ];
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
}

/** A clock in a few words. */
export function clockName(clock: ClockSettings, words: ClubWords): string {
  if (clock.kind === 'none') return words.clock.none;
  if (clock.kind === 'live')
    return words.clock.live(timeToThink(clock.purse, words), Math.round(clock.increment / SECOND));
  return words.clock.slow(timeToThink(clock.perDecision, words));
}

/** How far behind the spectators of a match are kept; undefined when they see everything as it happens. */
export const delayName = ({ settings }: MatchInfo, words: ClubWords): string | undefined =>
  settings.spectatorDelay === 0
    ? undefined
    : words.clock.behind(Math.max(1, Math.round(settings.spectatorDelay / SECOND)));

/** Whether somebody the club knows may sit down: rated matches are for members. */
export const mayPlay = ({ settings }: MatchInfo, me: Me | null | undefined): boolean =>
  me != null && (!settings.rated || me.kind === 'member');

/** Whether whoever comes may take an empty seat, without an invitation. */
export const isOpenToAll = ({ settings, kept }: MatchInfo): boolean => settings.public && !kept;

/** Who sits in a seat of a match, for people. */
export function playerName({ game, status, seats }: MatchInfo, seat: number, words: PageWords, club: ClubWords): string {
  const player = seats[seat]?.player ?? null;
  return player === null && status === 'open' ? club.lobby.empty : nameOf(game, player, words, club);
}

/** What people call whoever played in a seat. */
export function nameOf(game: string, player: Player | null, words: PageWords, club: ClubWords): string {
  if (player === null) return club.lobby.gone;
  return player.kind === 'bot' ? club.table.bot(levelName(words, game, player.name)) : player.name;
}

/** What people call the seats of a match, in order. */
export const seatsOf = (match: MatchInfo, words: PageWords): readonly string[] =>
  seatNames(
    gameWords(words, match.game),
    match.seats.map(({ id }) => id),
  );

/** "Kennedy: Ann – Nixon: Casual (bot)" */
export function playersLine(match: MatchInfo, words: PageWords, club: ClubWords): string {
  const names = seatsOf(match, words);
  return match.seats.map((_, seat) => `${names[seat]}: ${playerName(match, seat, words, club)}`).join(' – ');
}

/** What becomes of whoever leaves or has no time left, where that is not the usual. */
function ruleForLeavers({ seats, settings: { clock, onTimeout } }: MatchInfo, { lobby }: ClubWords): readonly string[] {
  if (onTimeout === usualTimeoutRule(seats.length)) return [];
  if (seats.length >= MANY_SEATS) return onTimeout === 'bot' ? [] : [lobby.leavers[onTimeout]];
  return clock.kind === 'none' || onTimeout === 'claim' ? [] : [lobby.timeouts[onTimeout]];
}

/** A variant in a few words, from the options a match was opened with. */
export function variantName(game: string, options: unknown, words: PageWords, { lobby }: ClubWords): string {
  const parts = variantWords(gameWords(words, game), options);
  return parts.length === 0 ? lobby.usualRules : parts.join(', ');
}

/** Game, variant, clock and everything else agreed that is not the usual, in one line. */
export function aboutLine(match: MatchInfo, words: PageWords, club: ClubWords): string {
  const { settings } = match;
  const behind = delayName(match, club);
  return [
    gameWords(words, match.game).name,
    variantName(match.game, match.options, words, club),
    clockName(settings.clock, club),
    ...ruleForLeavers(match, club),
    ...(settings.rated ? [club.lobby.rated] : []),
    ...(settings.public ? [] : [club.lobby.private]),
    ...(behind === undefined ? [] : [club.lobby.behind(behind)]),
  ].join(' · ');
}

/** Who won, or that nobody did. */
export function winnersLine(match: MatchInfo, words: PageWords): string {
  const names = seatsOf(match, words);
  const winners = winnersOf(match.scores ?? []).map((seat) => names[seat] ?? '');
  return words.home.won(winners.join(', '));
}
