import { hookOrCrook, type Options } from '../rules/index.ts';
import { ownFiles } from './own-files.ts';

const counts = [1, 2, 3, 4, 5];

/** Every way to sit down that changes play: 2 to 6 players, and each option beside the printed game. */
export const tables: readonly { readonly about: string; readonly options: Options }[] = counts.flatMap((states) =>
  Object.entries({
    'as printed': {},
    'when waiting States may not cheat': { waitingStatesMayCheat: false },
    'with chosen colours and other starting votes': {
      colours: ['brown', 'silver', 'amber', 'teal', 'coral'].slice(0, states),
      startingVotes: [0, 48, 1, 30, 2],
    },
    'with the players’ own small board and decks': ownFiles,
  }).map(([about, changes]) => ({
    about: `${states + 1} players, ${about}`,
    options: hookOrCrook.options.parse({ states, ...changes }),
  })),
);
