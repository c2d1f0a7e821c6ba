import type { CardWords } from './card-words.ts';

/**
 * A Cheat Card: a trick with a value, its colour naming the round it is for, or a black wild for Round 4 that protects its
 * owner or all States.
 */
export type CheatCard = { readonly id: string; readonly words?: CardWords | undefined } & (
  | { readonly colour: 'green' | 'blue' | 'purple'; readonly value: number }
  | { readonly colour: 'black'; readonly scope: 'self' | 'all' }
);

/** The words of a Cheat Card: the name of the trick and how it is done. */
export interface CheatText {
  readonly title: string;
  readonly explanation: string;
}

const green = (id: string, value: number): CheatCard => ({ id, colour: 'green', value });
const blue = (id: string, value: number): CheatCard => ({ id, colour: 'blue', value });
const purple = (id: string, value: number): CheatCard => ({ id, colour: 'purple', value });
const wild = (id: string, scope: 'self' | 'all'): CheatCard => ({ id, colour: 'black', scope });

/** The Cheat deck: 20 cards of each round's colour and 12 wilds. */
export const cheats: readonly CheatCard[] = [
  green('CG01', 1),
  green('CG02', 2),
  green('CG03', 2),
  green('CG04', 1),
  green('CG05', 2),
  green('CG06', 3),
  green('CG07', 3),
  green('CG08', 1),
  green('CG09', 2),
  green('CG10', 2),
  green('CG11', 1),
  green('CG12', 3),
  green('CG13', 1),
  green('CG14', 3),
  green('CG15', 2),
  green('CG16', 2),
  green('CG17', 3),
  green('CG18', 1),
  green('CG19', 1),
  green('CG20', 2),
  blue('CB01', 3),
  blue('CB02', 2),
  blue('CB03', 2),
  blue('CB04', 4),
  blue('CB05', 3),
  blue('CB06', 3),
  blue('CB07', 2),
  blue('CB08', 3),
  blue('CB09', 2),
  blue('CB10', 4),
  blue('CB11', 3),
  blue('CB12', 4),
  blue('CB13', 3),
  blue('CB14', 4),
  blue('CB15', 3),
  blue('CB16', 2),
  blue('CB17', 3),
  blue('CB18', 2),
  blue('CB19', 2),
  blue('CB20', 4),
  purple('CP01', 4),
  purple('CP02', 3),
  purple('CP03', 3),
  purple('CP04', 4),
  purple('CP05', 5),
  purple('CP06', 5),
  purple('CP07', 4),
  purple('CP08', 5),
  purple('CP09', 3),
  purple('CP10', 4),
  purple('CP11', 5),
  purple('CP12', 4),
  purple('CP13', 5),
  purple('CP14', 3),
  purple('CP15', 4),
  purple('CP16', 5),
  purple('CP17', 4),
  purple('CP18', 3),
  purple('CP19', 5),
  purple('CP20', 5),
  wild('CK01', 'self'),
  wild('CK02', 'self'),
  wild('CK03', 'self'),
  wild('CK04', 'self'),
  wild('CK05', 'self'),
  wild('CK06', 'self'),
  wild('CK07', 'self'),
  wild('CK08', 'self'),
  wild('CK09', 'all'),
  wild('CK10', 'all'),
  wild('CK11', 'all'),
  wild('CK12', 'all'),
];
