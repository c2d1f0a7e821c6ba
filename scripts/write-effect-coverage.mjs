// Writes docs/1960-effect-coverage.md: which parts of every card event random play reaches.
import { writeFileSync } from 'node:fs';
import { coverageReport, effectCoverage } from '../games/1960/test/effect-coverage.ts';

const GAMES = 2000;
writeFileSync(
  new URL('../docs/1960-effect-coverage.md', import.meta.url),
  coverageReport(effectCoverage(GAMES), GAMES),
);
