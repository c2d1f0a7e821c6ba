import type { Command } from '../command.ts';
import { becomeServer } from '../server.ts';

/** Starts the server of this checkout and stays with it; the server reads the flags. */
export const serve: Command = {
  usage: ({ help }) => `serve ${help.serve.takes}`,
  about: ({ help }) => help.serve.about,
  run: (args, { language }) => becomeServer([...args, '--lang', language]),
};
