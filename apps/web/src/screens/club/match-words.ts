import {
  type ClockSettings,
  MANY_SEATS,
  type MatchInfo,
  type Me,
  type Player,
  usualTimeoutRule,
} from '@whistlestop/client';
import { variantWords, winnersOf } from '@whistlestop/kernel';
import type { ClubWords } from '../../words/club/index.ts';
import { gameWords, levelName, seatNames } from '../../words/game-words.ts';
import type { PageWords } from '../../words/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time to think, in the shortest form: whole days, or hours, minutes and seconds. */
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

/** The spectators' delay; undefined when they see everything as it happens. */
export const delayName = ({ settings }: MatchInfo, words: ClubWords): string | undefined =>
  settings.spectatorDelay === 0
    ? undefined
    : words.clock.behind(Math.max(1, Math.round(settings.spectatorDelay / SECOND)));

/** Whether a signed-in person may take a seat: rated matches are for members. */
export const mayPlay = ({ settings }: MatchInfo, me: Me | null | undefined): boolean =>
  me != null && (!settings.rated || me.kind === 'member');

/** Whether an empty seat can be taken without an invitation. */
export const isOpenToAll = ({ settings, kept }: MatchInfo): boolean => settings.public && !kept;

/** The name of a seat's player. */
export function playerName(
  { game, status, seats }: MatchInfo,
  seat: number,
  words: PageWords,
  club: ClubWords,
): string {
  const player = seats[seat]?.player ?? null;
  return player === null && status === 'open' ? club.lobby.empty : nameOf(game, player, words, club);
}

/** The name of the player of a seat. */
export function nameOf(game: string, player: Player | null, words: PageWords, club: ClubWords): string {
  if (player === null) return club.lobby.gone;
  return player.kind === 'bot' ? club.table.bot(levelName(words, game, player.name)) : player.name;
}

/** The names of a match's seats, in order. */
export const seatNamesOf = (match: MatchInfo, words: PageWords): readonly string[] =>
  seatNames(
    gameWords(words, match.game),
    match.seats.map(({ id }) => id),
  );

/** "Kennedy: Ann – Nixon: Casual (bot)" */
export function playersLine(match: MatchInfo, words: PageWords, club: ClubWords): string {
  const names = seatNamesOf(match, words);
  return match.seats.map((_, seat) => `${names[seat]}: ${playerName(match, seat, words, club)}`).join(' – ');
}

/** The rule for leaving and timeouts, where it is not the usual one. */
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

/** The names of the winners, or that there is none. */
export function winnersLine(match: MatchInfo, words: PageWords): string {
  const names = seatNamesOf(match, words);
  const winners = winnersOf(match.scores ?? []).map((seat) => names[seat] ?? '');
  return words.home.won(winners.join(', '));
}
