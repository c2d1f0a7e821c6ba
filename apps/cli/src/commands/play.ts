import { writeFileSync } from 'node:fs';
import { formatRecord, type Game, Match, type MatchHeader } from '@whistlestop/kernel';
import { mustBeWritable } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { openGame } from '../games.ts';
import { type SeatedBot, seatBot } from '../seated-bots.ts';
import { Terminal } from '../terminal/terminal.ts';
import { terminalWords } from '../terminal/words.ts';
import { languageNamed, textsOf } from '../words.ts';

const HUMAN = 'me';

/** A whole game in the terminal: numbered choices, several people at one screen, bots in any seat. */
export const play = defineCommand({
  name: 'play',
  words: { shown: 'GAME', most: () => 1 },
  about: 'play in the terminal, against bots or with friends at the same screen',
  flags: {
    seats: {
      takes: 'me,random,...',
      about: 'who sits where: me, or a bot by name; a wrong name lists the bots (default: me, and random)',
    },
    options: { takes: 'JSON|@FILE', about: 'the options of the game' },
    seed: { takes: 'S', about: 'the luck: the same seed and the same choices give the same game' },
    lang: { takes: 'en|pl', about: 'the language (default en)' },
    save: { takes: 'FILE', about: 'write the record here at the end, or when you leave' },
  },
  async run({ seats, options: optionsText, seed: wanted, lang, save }, words) {
    const language = languageNamed(lang);
    const { game, options } = openGame(words[0], optionsText);
    const names = seats?.split(',') ?? game.seats.map((_, seat) => (seat === 0 ? HUMAN : 'random'));
    const bots = seatAll(game, names);
    if (save !== undefined) mustBeWritable(save);
    const seed = wanted ?? String(Date.now());
    const about = { game: game.id, rules: game.version, options };
    const header: MatchHeader = { ...about, match: `local-${seed}`, seats: names, commitment: null };
    const match = new Match(game, header);
    const texts = { game: await textsOf(game.id, language, options), terminal: terminalWords[language] };
    const finished = await new Terminal(match, texts, bots, seed).run();
    if (save !== undefined) {
      writeFileSync(save, formatRecord(game, header, match.log));
      console.log(texts.terminal.saved(save));
    }
    if (!finished) process.exitCode = 1;
  },
});

/** The bot of every seat; people have none. */
function seatAll(game: Game, names: readonly string[]): (SeatedBot | undefined)[] {
  if (names.length !== game.seats.length)
    throw new CliError('bad-value', `--seats: this game has ${game.seats.length} seats, not ${names.length}.`);
  return names.map((name) => (name === HUMAN ? undefined : seatBot(game, name, '--seats')));
}
