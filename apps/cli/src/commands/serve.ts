import type { Command } from '../command.ts';
import { runServer } from '../server.ts';

/** Runs the server of this checkout, which parses the flags. */
export const serve: Command = {
  usage: ({ help }) => `serve ${help.serve.takes}`,
  about: ({ help }) => help.serve.about,
  run: (args, { language }) => runServer([...args, '--lang', language]),
};
