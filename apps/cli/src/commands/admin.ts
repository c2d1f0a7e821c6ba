import type { Command } from '../command.ts';
import { runServer } from '../server.ts';

/** Runs the command in the server of this checkout, which knows its database. */
export const admin: Command = {
  usage: ({ help }) => `admin ${help.admin.takes}`,
  about: ({ help }) => help.admin.about,
  run: (args, { language }) => runServer(['admin', ...args, '--lang', language]),
};
