import { writeFileSync } from 'node:fs';
import { formatRecord, type Game, localHeader, Match } from '@whistlestop/kernel';
import { mustBeWritable } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { textsOf } from '../game-texts.ts';
import { openGame } from '../games.ts';
import { type SeatedBot, seatBot } from '../seated-bots.ts';
import { Terminal } from '../terminal/terminal.ts';

const HUMAN = 'me';

/** A whole game in the terminal: numbered choices, several people at one screen, bots in any seat. */
export const play = defineCommand({
  name: 'play',
  help: ({ help }) => help.play,
  most: () => 1,
  async run({ seats, options: optionsText, seed: wanted, save }, [name], { language, terminal }) {
    const { game, options } = openGame(name, optionsText);
    const names = seats?.split(',') ?? game.seats.map((_, seat) => (seat === 0 ? HUMAN : 'random'));
    const bots = seatAll(game, names);
    if (save !== undefined) mustBeWritable(save);
    const seed = wanted ?? String(Date.now());
    const header = localHeader(game, { options, match: `local-${seed}`, seats: names });
    const match = new Match(game, header);
    const texts = { game: await textsOf(game.id, language, options), terminal };
    const finished = await new Terminal(match, texts, bots, seed).run();
    if (save !== undefined) {
      writeFileSync(save, formatRecord(game, header, match.log));
      console.log(terminal.saved(save));
    }
    if (!finished) process.exitCode = 1;
  },
});

/** The bot of every seat; people have none. */
function seatAll(game: Game, names: readonly string[]): (SeatedBot | undefined)[] {
  if (names.length !== game.seats.length)
    throw new CliError('bad-value', ({ refusals }) => refusals.seats(game.seats.length, names.length));
  return names.map((name) => (name === HUMAN ? undefined : seatBot(game, name, '--seats')));
}
