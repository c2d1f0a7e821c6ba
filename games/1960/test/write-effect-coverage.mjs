// Writes docs/1960-effect-coverage.md: which parts of every card event random play reaches.
//   node --conditions=source --import tsx games/1960/test/write-effect-coverage.mjs
import { writeFileSync } from 'node:fs';
import { coverageReport, effectCoverage } from './effect-coverage.ts';

const GAMES = 2000;
writeFileSync(
  new URL('../../../docs/1960-effect-coverage.md', import.meta.url),
  coverageReport(effectCoverage(GAMES), GAMES),
);
