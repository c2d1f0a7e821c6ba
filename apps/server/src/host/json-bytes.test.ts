import { UNKNOWN } from '@whistlestop/kernel';
import { expect, test } from 'vitest';
import { JsonBytes, jsonPiece } from './json-bytes.ts';

const NOTHING = jsonPiece('');
const written = (write: (json: JsonBytes) => void): string => {
  const json = new JsonBytes();
  write(json);
  return Buffer.from(json.taken(NOTHING)).toString();
};

test('whole numbers are written as JSON writes them', () => {
  const powers = Array.from({ length: 16 }, (_, n) => 10 ** n);
  const numbers = [0, 7, 1234, 2 ** 30, 2 ** 31, UNKNOWN, ...powers.flatMap((power) => [power - 1, power, -power])];
  for (const number of numbers) expect(written((json) => json.whole(number))).toBe(String(number));
});

test('pieces, texts in any alphabet and single bytes follow one another, however long', () => {
  const long = 'ż🚂x'.repeat(2000);
  const text = written((json) =>
    json.piece(jsonPiece('[')).text(long).byte(0x2c).whole(-5).text('').piece(jsonPiece(']')),
  );
  expect(text).toBe(`[${long},-5]`);
});

test('begun anew, nothing of before is left, and what was taken stays', () => {
  const json = new JsonBytes();
  const first = json.text('first').taken(jsonPiece('!'));
  expect(Buffer.from(json.clear().text('2nd').taken(NOTHING)).toString()).toBe('2nd');
  expect(Buffer.from(first).toString()).toBe('first!');
});
