import { clientMessageSchema } from '@whistlestop/client';
import { expect, test } from 'vitest';
import { readAct } from './act-message.ts';

const read = (text: string) => readAct(Buffer.from(text));
const bySchema = (text: string) => clientMessageSchema.safeParse(JSON.parse(text)).data;

test.each([
  '{"kind":"act","id":"c1_f-0","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","match":"0mwhn000","sequence":0,"action":0,"id":"c1f0"}',
  '{"kind":"act","id":"s1","match":"0mwhn000","sequence":999999999,"action":999999999}',
])('a move is read as the schema reads it: %s', (text) => {
  expect(read(text)).toEqual(bySchema(text));
  expect(read(text)).toBeDefined();
});

test.each([
  '{"kind":"act","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":46,"action":9,"id":"b"}',
  '{"kind":"act","id":"a b","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","id":"ż","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","id":"","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","id":"a","match":"short","sequence":46,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":-1,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":046,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":1.5,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":1e3,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":9007199254740993,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":46,"action":9,"more":1}',
  '{"kind":"act", "id":"a","match":"0mwhn000","sequence":46,"action":9}',
  '{"kind":"act","id":"a","match":"0mwhn000","sequence":46,"action":9}\n',
  '{"kind":"undo","id":"a","match":"0mwhn000","sequence":46}',
])('anything else is left to the schema: %s', (text) => {
  expect(read(text)).toBeUndefined();
});
