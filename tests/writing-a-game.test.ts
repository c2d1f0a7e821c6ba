import { describe, expect, it } from 'vitest';
import { DocumentedCode } from './documented-code.ts';

const code = new DocumentedCode('writing-a-game');

// Runs what the page shows, and prints what came of it.
code.add(
  'run.ts',
  `import { runScenario } from '@whistlestop/kernel';
import { tortureGame } from '@whistlestop/kernel/testing';
import { whisper } from './rules/index.ts';

const scenario: unknown = ${code.block('json scenarios/a-pass-in-answer.json')};
console.log(JSON.stringify({ report: tortureGame(whisper, {}, { games: 500, deep: 100 }), outcome: runScenario(scenario, [whisper]) }));
`,
);

// That it plays in a browser, in a terminal and at a club: apps/web/test/browser/fourth-game.spec.ts.
describe('the game of docs/writing-a-game.md', () => {
  it('has rules of fewer than 200 lines', () => {
    const lines = code.block('ts rules/index.ts').trimEnd().split('\n').length;
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThan(200);
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
