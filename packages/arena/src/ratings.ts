import { eloAt, NORMAL_95, scoreAt } from './statistics.ts';

/** What two bots scored against each other: the first one's mean score over so many games. */
export interface PairScore {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly score: number;
}

export interface EloRating {
  readonly elo: number;
  /** Half the width of the 95 % interval against the anchor. */
  readonly reach: number;
  readonly games: number;
}

const SCALE = Math.LN10 / 400;

/**
 * The Elo ratings under which all meetings together are most likely (Bradley-Terry), with bot 0 as the anchor at 0.
 * Every meeting counts one drawn game more than was played, so that a clean sweep stays finite.
 */
export function ratingsOf(bots: number, meetings: readonly PairScore[]): EloRating[] {
  const played = meetings.map(({ first, second, games, score }) => ({
    first,
    second,
    games: games + 1,
    points: games * score + 0.5,
  }));
  const elo = Array.from({ length: bots }, (_, bot) => firstGuess(bot, played));
  let information = informationOf(elo, played);
  for (let step = 0; step < 50; step++) {
    const slope = Array.from({ length: bots }, () => 0);
    for (const { first, second, games, points } of played) {
      const surprise = points - games * scoreAt((elo[first] ?? 0) - (elo[second] ?? 0));
      slope[first] = (slope[first] ?? 0) + surprise * SCALE;
      slope[second] = (slope[second] ?? 0) - surprise * SCALE;
    }
    information = informationOf(elo, played);
    const change = solve(information, slope.slice(1));
    for (const [index, by] of change.entries())
      elo[index + 1] = (elo[index + 1] ?? 0) + Math.max(-200, Math.min(200, by));
    if (change.every((by) => Math.abs(by) < 1e-6)) break;
  }
  return elo.map((value, bot) => ({
    elo: value,
    reach: bot === 0 ? 0 : NORMAL_95 * Math.sqrt(solve(information, unit(bots - 1, bot - 1))[bot - 1] ?? 0),
    games: meetings.reduce((sum, { first, second, games }) => (first === bot || second === bot ? sum + games : sum), 0),
  }));
}

type Counted = { readonly first: number; readonly second: number; readonly games: number; readonly points: number };

function firstGuess(bot: number, played: readonly Counted[]): number {
  const against = played.find(({ first, second }) => first === 0 && second === bot);
  return against === undefined ? 0 : -eloAt(against.points / against.games);
}

/** The Fisher information of all ratings but the anchor's. */
function informationOf(elo: readonly number[], played: readonly Counted[]): number[][] {
  const size = elo.length - 1;
  const matrix = Array.from({ length: size }, (_, row) => unit(size, row).map((value) => value * 1e-9));
  const add = (row: number, column: number, by: number) => {
    const line = matrix[row - 1];
    if (line !== undefined && column > 0) line[column - 1] = (line[column - 1] ?? 0) + by;
  };
  for (const { first, second, games } of played) {
    const expected = scoreAt((elo[first] ?? 0) - (elo[second] ?? 0));
    const weight = games * expected * (1 - expected) * SCALE * SCALE;
    add(first, first, weight);
    add(second, second, weight);
    add(first, second, -weight);
    add(second, first, -weight);
  }
  return matrix;
}

const unit = (size: number, at: number): number[] => Array.from({ length: size }, (_, index) => (index === at ? 1 : 0));

/** Solves a small symmetric positive system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = pivot + 1; row < size; row++) {
      const factor = at(row, pivot) / at(pivot, pivot);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(pivot, column));
    }
  const answer = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column++) rest -= at(row, column) * (answer[column] ?? 0);
    answer[row] = rest / at(row, row);
  }
  return answer;
}
