import { describe, expect, it } from 'vitest';
import { DocumentedCode } from './documented-code.ts';

const code = new DocumentedCode('writing-a-game');

// Runs what the page shows, and prints what came of it.
code.add(
  'run.ts',
  `import { runScenario } from '@whistlestop/kernel';
import { report } from './check.ts';
import { whisper } from './whisper.ts';

const scenario: unknown = ${code.block('json scenario')};
console.log(JSON.stringify({ report, outcome: runScenario(scenario, [whisper]) }));
`,
);
describe('the game of docs/writing-a-game.md', () => {
  it('takes fewer than 150 lines', () => {
    const lines = code.block('ts whisper.ts').trimEnd().split('\n').length;
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThan(150);
  });

  it('compiles as strictly as the product does', () => {
    expect(code.compile()).toBe('');
  });

  it('keeps every promise of the contract and does what its scenario says', () => {
    expect(JSON.parse(code.run('run.ts')) as unknown).toMatchObject({
      report: { games: 500 },
      outcome: { status: 'passed', problems: [] },
    });
  });
});
