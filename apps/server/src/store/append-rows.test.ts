import { expect, test } from 'vitest';
import { readRows, writeRows } from './append-rows.ts';
import type { Append } from './store.ts';

const usual: Append = {
  match: '0mwhn000',
  sequence: 46,
  last: 47,
  entries: '[{"kind":"action","seat":0,"action":9},{"kind":"chance","outcome":3}]',
  seat: 0,
  requestId: 'c1_f-0',
  at: 1_794_769_633_576,
  standing: {
    status: 'running',
    waiting: 2,
    clock: null,
    deadline: null,
    botDue: null,
    scores: null,
    endedAt: null,
  },
  snapshot: null,
  seating: null,
};
const last: Append = {
  ...usual,
  entries: JSON.stringify([{ kind: 'seed', seed: 'tab\tand\nline' }]),
  seat: -1,
  requestId: null,
  standing: {
    status: 'over',
    waiting: 0,
    clock: '{"left":[0,-5],"since":1,"paused":false}',
    deadline: 0,
    botDue: 7,
    scores: '[0.5,0.5]',
    endedAt: 9,
  },
  snapshot: '{"rules":1}',
};

test('turns arrive at the database as they were written', () => {
  expect(readRows(writeRows([usual, last]))).toEqual([
    {
      entry: ['0mwhn000', 46, 47, usual.entries, 0, 'c1_f-0', 1_794_769_633_576],
      standing: [47, 2, null, 'running', null, null, null, null],
      snapshot: null,
    },
    {
      entry: ['0mwhn000', 46, 47, last.entries, -1, null, 1_794_769_633_576],
      standing: [47, 0, last.standing.clock, 'over', 0, 7, '[0.5,0.5]', 9],
      snapshot: '{"rules":1}',
    },
  ]);
});

test('a turn with a field too many is not written at all', () => {
  expect(() => readRows(writeRows([{ ...usual, requestId: 'a\tb' }]))).toThrow('15 fields');
});
