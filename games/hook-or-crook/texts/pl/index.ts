import { speak } from '../speak.ts';
import type { HookOrCrookTexts } from '../words.ts';
import { colours, rounds, spaces, states, weeks } from './board.ts';
import { cheats, evidence, news } from '../../cards/pl.ts';
import { effectText } from './effects.ts';
import { guideHeadings } from './guide-headings.ts';
import { phrases } from './phrases.ts';
import { rulings, rulingSections } from './rulings.ts';

export const texts: HookOrCrookTexts = speak({
  language: 'pl',
  phrases,
  news,
  cheats,
  evidence,
  spaces,
  states,
  colours,
  rounds,
  weeks,
  rulings,
  rulingSections,
  guideHeadings,
  effectText,
});
