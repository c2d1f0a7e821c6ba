import { describe, expect, it } from 'vitest';
import { DocumentedCode } from './documented-code.ts';

const code = new DocumentedCode('engine');

describe('the programs of docs/engine.md', () => {
  it('compile as strictly as the product does', () => {
    expect(code.compile()).toBe('');
  });

  it.each(code.named('text'))('%s prints what the page says', (name) => {
    expect(code.run(name)).toBe(code.block(`text ${name}`));
  });

  it('are all shown at work, but for the module that one of them imports', () => {
    expect(code.named('ts').filter((name) => !code.named('text').includes(name))).toEqual(['sampler.ts']);
  });
});
