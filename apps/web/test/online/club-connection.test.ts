import { describe, expect, test } from 'vitest';
import { ClubConnection } from '../../src/online/club-connection.ts';
import { Line } from './line.ts';

function opened() {
  const lines: Line[] = [];
  const line = new ClubConnection(() => {
    const next = new Line();
    lines.push(next);
    return next;
  });
  lines[0]!.happens('open');
  return { line, lines };
}

describe('the connection to the club', () => {
  test('passes messages on to everybody who listens, until they stop', () => {
    const { line, lines } = opened();
    const heard: string[] = [];
    const stop = line.hear(({ kind }) => heard.push(kind));
    lines[0]!.says({ kind: 'pong' });
    stop();
    lines[0]!.says({ kind: 'pong' });
    expect(heard).toEqual(['pong']);
  });

  test('goes by the clock of the club', () => {
    const { line, lines } = opened();
    lines[0]!.says({ kind: 'hello', protocol: 1, name: null, now: Date.now() + 3_600_000 });
    expect(line.now() - Date.now()).toBeGreaterThan(3_500_000);
  });

  test('follows the same matches and the lobby after it was renewed for another person', () => {
    const { line, lines } = opened();
    line.follow('Match00000', 7, 'Invite00');
    line.follow('Match00001', 0, undefined);
    line.leave('Match00001');
    line.followLobby(true);
    line.reopen();
    lines[1]!.happens('open');
    expect(lines[1]!.sent).toEqual([
      { kind: 'watch', match: 'Match00000', since: 0, invite: 'Invite00' },
      { kind: 'lobby', on: true },
    ]);
  });

  test('no longer hears the line it gave up', () => {
    const { line, lines } = opened();
    const heard: string[] = [];
    line.hear(({ kind }) => heard.push(kind));
    line.reopen();
    lines[1]!.happens('open');
    lines[0]!.says({ kind: 'pong' });
    lines[0]!.happens('close');
    expect(heard).toEqual([]);
    expect(line.state).toBe('open');
  });
});
