import { createInterface, type Interface } from 'node:readline/promises';
import { writeFileSync } from 'node:fs';
import { decide } from '@whistlestop/bots';
import {
  CHANCE_ACTS,
  EVERYTHING,
  formatRecord,
  type Game,
  type GameTexts,
  type Happening,
  includes,
  LIST_ROOM,
  Match,
  type MatchHeader,
  PlainChance,
  Random,
  showEvents,
  viewOf,
} from '@whistlestop/kernel';
import { mustBeWritable, readArguments } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { openGame } from '../games.ts';
import { type SeatedBot, seatBots } from './simulate.ts';
import { textsOf } from '../words.ts';

export const about =
  'play <game> [--seats me,random,...] [--options JSON] [--seed S] [--lang en|pl] [--save FILE]   play in the terminal';

const HUMAN = 'me';
const legal = new Int16Array(LIST_ROOM);

/** A whole game in the terminal: numbered choices, several people at one screen, bots in any seat. */
export async function play(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    options: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    save: { type: 'string' },
  });
  const { game, options } = openGame(positionals[0], values.options);
  const names = values.seats?.split(',') ?? game.seats.map((_, seat) => (seat === 0 ? HUMAN : 'random'));
  if (names.length !== game.seats.length)
    throw new CliError(`--seats: this game has ${game.seats.length} seats, not ${names.length}.`);
  const bots = names.map((name, seat) =>
    name === HUMAN
      ? undefined
      : seatBots(
          game,
          Array.from(game.seats, () => name),
        )[seat],
  );
  if (values.save !== undefined) mustBeWritable(values.save);
  const seed = values.seed ?? String(Date.now());
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options,
    match: `local-${seed}`,
    seats: names,
    commitment: null,
  };
  const table = new Terminal(new Match(game, header), await textsOf(game.id, values.lang, options), bots, seed);
  const finished = await table.run();
  if (values.save !== undefined) writeFileSync(values.save, formatRecord(game, header, table.match.log));
  if (!finished) process.exitCode = 1;
}

class Terminal {
  readonly match: Match;
  readonly #game: Game;
  readonly #texts: GameTexts;
  readonly #bots: readonly (SeatedBot | undefined)[];
  readonly #chance: PlainChance;
  readonly #random: Random;
  readonly #input: Interface;
  readonly #lines: AsyncIterableIterator<string>;
  #atScreen: number | undefined;

  constructor(match: Match, texts: GameTexts, bots: readonly (SeatedBot | undefined)[], seed: string) {
    this.match = match;
    this.#game = match.game;
    this.#texts = texts;
    this.#bots = bots;
    this.#chance = new PlainChance(seed);
    this.#random = new Random(`bots/${seed}`);
    this.#input = createInterface({ input: process.stdin, output: process.stdout });
    this.#lines = this.#input[Symbol.asyncIterator]();
  }

  /** Plays until the match is over; false when the person left before. */
  async run(): Promise<boolean> {
    console.log(`${this.#texts.title}\n`);
    this.#tell(this.match.settle(this.#chance));
    while (!this.match.over) {
      const pending = this.#game.pending(this.match.state);
      if (pending === CHANCE_ACTS) throw new Error('Chance was left waiting');
      const seat = [...this.#game.seats.keys()].find((candidate) => includes(pending, candidate)) ?? 0;
      const request = await this.#decide(seat);
      if (request === undefined) {
        this.#input.close();
        return false;
      }
      const submission = this.match.submit({ ...request, seat, sequence: this.match.log.length }, this.#chance);
      if (submission.ok) this.#tell(submission.happenings);
      else console.log(submission.refusal.sentence);
    }
    this.#input.close();
    const scores = this.match.scores() ?? [];
    console.log(
      `\n${this.#game.seats.map((_, seat) => `${this.#texts.seat(seat)}: ${scores[seat] ?? 0}`).join('   ')}`,
    );
    return true;
  }

  #tell(happenings: readonly Happening[]): void {
    const people = this.#bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    const [only] = people;
    const observer = people.length === 0 ? EVERYTHING : people.length === 1 && only !== undefined ? only : -2;
    for (const { events } of happenings)
      for (const event of showEvents(this.#game, events, observer)) {
        const sentence = this.#texts.event(event);
        if (sentence !== undefined) console.log(`  ${sentence}`);
      }
  }

  async #decide(seat: number): Promise<{ kind: 'action'; action: number } | { kind: 'undo' } | undefined> {
    const view = viewOf(this.#game, this.match.state, seat);
    const seated = this.#bots[seat];
    if (seated !== undefined)
      return {
        kind: 'action',
        action: decide(seated.bot, { view, evaluations: seated.evaluations, random: this.#random }),
      };
    if (!(await this.#curtain(seat))) return undefined;
    const count = this.#game.legal(this.match.state, seat, legal);
    const choices = Array.from(legal.subarray(0, count));
    console.log(`\n${this.#texts.seat(seat)}: ${this.#texts.prompt(view.state, seat)}`);
    choices.forEach((action, index) => {
      console.log(`  ${String(index + 1).padStart(3)}  ${this.#texts.action(view.state, seat, action)}`);
    });
    for (;;) {
      const answer = await this.#ask('> ');
      if (answer === undefined || answer === 'q') return undefined;
      if (answer === 'u') return { kind: 'undo' };
      if (answer === '?') {
        for (const line of this.#texts.board?.(view.state, seat) ?? [this.#game.layout.explain(view.state)])
          console.log(`  ${line}`);
        continue;
      }
      const action = choices[Number(answer) - 1] ?? this.#game.actions.parse(answer);
      if (action !== undefined && choices.includes(action)) return { kind: 'action', action };
      const reason = action === undefined ? undefined : this.#game.why(this.match.state, seat, action);
      console.log(
        reason === undefined ? `1-${choices.length}, ? = board, u = undo, q = quit` : this.#texts.reason(reason),
      );
    }
  }

  /** Hides one person's secrets before the next person looks at the screen. */
  async #curtain(seat: number): Promise<boolean> {
    const several = this.#bots.filter((bot) => bot === undefined).length > 1;
    if (!several || this.#atScreen === seat) return true;
    this.#atScreen = seat;
    console.log(`${'\n'.repeat(process.stdout.isTTY ? process.stdout.rows : 1)}${this.#texts.seat(seat)} …`);
    return (await this.#ask('⏎ ')) !== undefined;
  }

  async #ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const line = await this.#lines.next();
    return line.done === true ? undefined : line.value.trim();
  }
}
