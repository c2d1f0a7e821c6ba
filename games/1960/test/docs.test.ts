import { readFileSync } from 'node:fs';
import { runScenario } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../rules/index.ts';
import { Table } from './table.ts';

const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** The code blocks of a page, by the word behind their fence. */
const blocks = (name: string, kind: string): string[] =>
  [...page(name).matchAll(/```(\w*)\n([\s\S]*?)```/g)].filter((match) => match[1] === kind).map((match) => match[2]!);

describe('the pages on notation and scenarios', () => {
  it.each(['scenarios.md', 'scenarios/1960.md'])('show scenarios that hold in %s', (name) => {
    const examples = blocks(name, 'json');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(runScenario(JSON.parse(example), [nineteenSixty])).toMatchObject({ status: 'passed', problems: [] });
  });

  it('write out a play that can be played', () => {
    const table = new Table({
      turn: 3,
      first: 'nixon',
      support: { NY: 'kennedy 4' },
      hands: { nixon: ['gaffe', 'recount', 'old-south'], kennedy: ['new-england', 'herblock', 'volunteers'] },
    });
    for (const block of blocks('notation/1960.md', '')) table.play(...block.trim().split('\n'));
    expect(table.now()).toMatchObject({ activity: 2, support: { NY: 'kennedy 3', OH: 'nixon 2', CT: 'kennedy 2' } });
  });

  it('list every word of the notation of 1960', () => {
    const { actions, outcomes } = new Table({}).game;
    const words = new Set<string>();
    for (const book of [actions, outcomes])
      for (let code = 0; code < book.size; code++) words.add((book.format(code) ?? '').split(' ', 1)[0] ?? '');
    const text = page('notation/1960.md');
    expect([...words].filter((word) => !text.includes(`\`${word}`))).toEqual([]);
  });
});
