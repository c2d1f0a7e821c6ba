import { expect, test } from 'vitest';
import { isPrivateHost, sameOrigin } from './origin-check.ts';

test.each([
  '127.0.0.1:1960',
  'localhost:1960',
  'club.localhost',
  '[::1]:1960',
  '192.168.1.20:1960',
  '10.0.0.5',
  '100.101.102.103',
  '[fd12::1]',
  '[fe80::1]:1960',
  'raspberry:1960',
  'Raspberry.LAN',
  'club.local.',
  'club.home.arpa',
])('a club without PUBLIC_URL accepts the host %s', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  'club.example',
  'evil.example:1960',
  '8.8.8.8',
  '[2606:4700:4700::1111]',
  'localhost.evil.example',
  '',
  'a b',
  undefined,
])('a club without PUBLIC_URL refuses the host %s', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});

test('an origin is accepted at PUBLIC_URL, or without it at the private host of the request', () => {
  const asked = (host: string, origin: string) => ({ host, origin });
  expect(sameOrigin(asked('club.example', 'https://club.example'), 'https://club.example')).toBe(true);
  expect(sameOrigin(asked('localhost:1960', 'http://localhost:1960'), 'https://club.example')).toBe(false);
  expect(sameOrigin(asked('localhost:1960', 'http://localhost:1960'), undefined)).toBe(true);
  expect(sameOrigin(asked('localhost:1960', 'http://localhost:8080'), undefined)).toBe(false);
  expect(sameOrigin(asked('evil.example:1960', 'http://evil.example:1960'), undefined)).toBe(false);
  expect(sameOrigin(asked('localhost:1960', 'null'), undefined)).toBe(false);
});
