import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ClubSocket, type SocketLike } from './club-socket.ts';
import type { ServerMessage } from './messages.ts';

/** The far end of a connection that a test opens, breaks and speaks through. */
class Line implements SocketLike {
  readonly sent: { kind: string; id?: string; since?: number }[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { kind: string });
  }
  close(): void {
    this.happens('close');
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(kind, listener);
  }
  happens(kind: string, message?: ServerMessage): void {
    this.#listeners.get(kind)?.({ data: JSON.stringify(message) });
  }
}

function connected() {
  const lines: Line[] = [];
  const states: string[] = [];
  const socket = new ClubSocket({
    open: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    wait: () => Promise.resolve(),
  });
  lines[0]!.happens('open');
  return { socket, lines, states };
}

describe('a socket of the club', () => {
  test('sends an unanswered request again with the same id after a break', async () => {
    const { socket, lines, states } = connected();
    const answer = socket.request({ kind: 'act', match: 'Match00000', sequence: 3, action: 1 });
    lines[0]!.happens('close');
    await settle();
    lines[1]!.happens('open');
    expect(lines[1]!.sent[0]).toEqual(lines[0]!.sent[0]);
    lines[1]!.happens('message', { kind: 'done', id: lines[0]!.sent[0]!.id!, sequence: 4 });
    expect(await answer).toBe(4);
    expect(states).toEqual(['connecting', 'open', 'closed', 'connecting', 'open']);
    socket.close();
  });

  test('asks after a break for what happened since the last message it saw', async () => {
    const { socket, lines } = connected();
    socket.watch('Match00000');
    lines[0]!.happens('message', {
      kind: 'happened',
      match: 'Match00000',
      from: 6,
      to: 7,
      happened: [],
      changes: [],
      undo: false,
      waiting: [],
      clock: null,
      scores: null,
    });
    lines[0]!.happens('close');
    await settle();
    lines[1]!.happens('open');
    expect(lines[1]!.sent).toEqual([{ kind: 'watch', match: 'Match00000', since: 7 }]);
    socket.close();
  });

  test('reconnects at once when it is told that the network is back', async () => {
    const lines: Line[] = [];
    const socket = new ClubSocket({
      open: () => {
        const line = new Line();
        lines.push(line);
        return line;
      },
      onMessage: () => undefined,
      wait: () => Promise.race([]),
    });
    lines[0]!.happens('close');
    await settle();
    expect(lines).toHaveLength(1);
    socket.hurry();
    await settle();
    expect(lines).toHaveLength(2);
    socket.close();
  });

  test('rejects with the refusal, and with unavailable when it is closed', async () => {
    const { socket, lines } = connected();
    const refused = socket.request({ kind: 'undo', match: 'Match00000', sequence: 1 });
    lines[0]!.happens('message', {
      kind: 'refused',
      id: lines[0]!.sent[0]!.id!,
      code: 'nothing-to-undo',
      sentence: 'No.',
    });
    await expect(refused).rejects.toMatchObject({ code: 'nothing-to-undo', message: 'No.' });
    const abandoned = socket.request({ kind: 'undo', match: 'Match00000', sequence: 1 });
    socket.close();
    await expect(abandoned).rejects.toMatchObject({ code: 'unavailable' });
  });
});
