import { expect, test } from 'vitest';
import { refuseWeakPassword } from './weak-passwords.ts';

test.each([
  ['many people have', 'password123'],
  ['many people have, in capitals', 'Qwerty123456'],
  ['is the own name', 'robin  HOOD'],
  ['is one sign', '1111111111'],
  ['is one word twice', 'secretsecret'],
  ['counts', '0123456789'],
  ['counts back', '9876543210'],
  ['is the alphabet', 'abcdefghijklm'],
  ['is a row of keys', 'qwertyuiopas'],
])('nobody may choose a password that %s', (_, password) => {
  expect(() => refuseWeakPassword(password, 'Robin Hood')).toThrow('nobody guesses at once');
});

test.each(['correct horse battery', 'zażółć gęślą jaźń', 'robin hood of sherwood', 'password of mine 1938'])(
  'somebody may choose %s',
  (password) => {
    expect(() => refuseWeakPassword(password, 'Robin Hood')).not.toThrow();
  },
);
