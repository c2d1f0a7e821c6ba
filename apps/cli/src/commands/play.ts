import { writeFileSync } from 'node:fs';
import { formatRecord, localHeader, Match } from '@whistlestop/kernel';
import { mustBeWritable } from '../arguments.ts';
import { BotCache, LocalTable, type SeatPlayer, thinkHere } from '@whistlestop/table';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { openGame, textsFor } from '../games.ts';
import { botKindNamed } from '../seated-bots.ts';
import { Terminal } from '../terminal/terminal.ts';

const HUMAN = 'me';

/** A whole game in the terminal: numbered choices, several people at one screen, bots in any seat. */
export const play = defineCommand({
  name: 'play',
  help: ({ help }) => help.play,
  most: () => 1,
  async run({ seats, options: optionsText, seed: wanted, save }, [name], { language, terminal }) {
    const opened = openGame(name, optionsText);
    const { kind, game, options } = opened;
    const names = seats?.split(',') ?? game.seats.map((_, seat) => (seat === 0 ? HUMAN : 'random'));
    const players = playersOf(opened, names);
    if (save !== undefined) mustBeWritable(save);
    const seed = wanted ?? String(Date.now());
    const header = localHeader(game, { options, match: `local-${seed}`, seats: names });
    const match = new Match(game, header);
    const texts = { game: await textsFor(game.id, language, options), terminal };
    const table = new LocalTable({
      match,
      players,
      seed,
      thinker: thinkHere(new BotCache(() => Promise.resolve(kind))),
      // There is no input while a bot thinks.
      pausesForChoices: true,
      // The record is written at the end.
      save: () => Promise.resolve(undefined),
    });
    const finished = await new Terminal(table, texts).run();
    if (save !== undefined) {
      writeFileSync(save, formatRecord(game, header, match.log));
      console.log(terminal.saved(save));
    }
    if (!finished) process.exitCode = 1;
  },
});

/** Who sits in each seat. */
function playersOf({ kind, game: { seats } }: ReturnType<typeof openGame>, names: readonly string[]): SeatPlayer[] {
  if (names.length !== seats.length)
    throw new CliError('bad-value', ({ refusals }) => refusals.seats(seats.length, names.length));
  return names.map((name) => {
    if (name === HUMAN) return { kind: 'person' };
    botKindNamed(kind, name, '--seats');
    return { kind: 'bot', level: name };
  });
}
