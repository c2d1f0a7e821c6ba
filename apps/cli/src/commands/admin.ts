import type { Command } from '../command.ts';
import { becomeServer } from '../server.ts';

/** Hands the command to the server of this checkout, which knows its database. */
export const admin: Command = {
  usage: ({ help }) => `admin ${help.admin.takes}`,
  about: ({ help }) => help.admin.about,
  run: (args, { language }) => becomeServer(['admin', ...args, '--lang', language]),
};
