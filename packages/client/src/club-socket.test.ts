import { setImmediate as settle } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClubSocket } from './club-socket.ts';
import type { ServerMessage } from './messages.ts';
import { FakeWebSocket } from './testing/index.ts';

const CHAT_LINE = { id: 'line1', match: 'Match00000', room: 'players', from: 'Ann', text: 'Hello', at: 5 } as const;

function connected() {
  const webSockets: FakeWebSocket[] = [];
  const states: string[] = [];
  const received: ServerMessage[] = [];
  const outdated: string[] = [];
  const socket = new ClubSocket({
    open: () => {
      const webSocket = new FakeWebSocket();
      webSockets.push(webSocket);
      return webSocket;
    },
    onMessage: (message) => received.push(message),
    onState: (state) => states.push(state),
    onOutdated: () => outdated.push('outdated'),
    wait: () => Promise.resolve(),
  });
  webSockets[0]!.emit('open');
  return { socket, webSockets, states, received, outdated };
}

describe('a socket of the club', () => {
  test('passes messages on to everybody who listens, until they stop', () => {
    const { socket, webSockets } = connected();
    const received: string[] = [];
    const stop = socket.onMessage(({ kind }) => received.push(kind));
    webSockets[0]!.deliver({ kind: 'pong' });
    stop();
    webSockets[0]!.deliver({ kind: 'pong' });
    expect(received).toEqual(['pong']);
    socket.close();
  });

  test('goes by the clock of the club', () => {
    const { socket, webSockets } = connected();
    webSockets[0]!.deliver({ kind: 'hello', protocol: 1, name: null, now: Date.now() + 3_600_000 });
    expect(socket.now() - Date.now()).toBeGreaterThan(3_500_000);
    socket.close();
  });

  test('follows the same matches and the lobby after it was reopened for another person, and refuses what was asked', async () => {
    const { socket, webSockets } = connected();
    socket.watch('Match00000', 7, 'Invite00');
    socket.watch('Match00001', 0);
    socket.leave('Match00001');
    socket.lobby(true);
    const asked = socket.request({ kind: 'resign', match: 'Match00000' });
    socket.reopen();
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    webSockets[1]!.emit('open');
    expect(webSockets[1]!.sent).toEqual([
      { kind: 'watch', match: 'Match00000', since: 0, invite: 'Invite00' },
      { kind: 'lobby', on: true },
    ]);
    socket.close();
  });

  test('ignores the connection it replaced', () => {
    const { socket, webSockets, received } = connected();
    socket.reopen();
    webSockets[1]!.emit('open');
    webSockets[0]!.deliver({ kind: 'pong' });
    webSockets[0]!.emit('close');
    expect(received).toEqual([]);
    expect(socket.state).toBe('open');
    socket.close();
  });

  test('connects once when it is reopened while it waits to reconnect', async () => {
    const { socket, webSockets, states } = connected();
    webSockets[0]!.emit('close');
    socket.reopen();
    await settle();
    expect(webSockets).toHaveLength(2);
    expect(states).toEqual(['connecting', 'open', 'closed', 'connecting']);
    socket.close();
  });

  test('sends an unanswered request again with the same id after a break', async () => {
    const { socket, webSockets, states } = connected();
    const answer = socket.request({ kind: 'act', match: 'Match00000', sequence: 3, action: 1 });
    webSockets[0]!.emit('close');
    await settle();
    webSockets[1]!.emit('open');
    expect(webSockets[1]!.sent[0]).toEqual(webSockets[0]!.sent[0]);
    webSockets[1]!.deliver({ kind: 'done', id: webSockets[0]!.sent[0]!.id!, sequence: 4 });
    expect(await answer).toBe(4);
    expect(states).toEqual(['connecting', 'open', 'closed', 'connecting', 'open']);
    socket.close();
  });

  test('asks after a break for what happened since the last message it saw', async () => {
    const { socket, webSockets } = connected();
    socket.watch('Match00000');
    webSockets[0]!.deliver({
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
    webSockets[0]!.emit('close');
    await settle();
    webSockets[1]!.emit('open');
    expect(webSockets[1]!.sent).toEqual([{ kind: 'watch', match: 'Match00000', since: 7 }]);
    socket.close();
  });

  test('asks again for its tables when the club could not show one', async () => {
    const { socket, webSockets } = connected();
    socket.watch('Match00000', 6);
    webSockets[0]!.deliver({ kind: 'refused', id: null, code: 'unavailable', sentence: 'Not now.' });
    await settle();
    const watch = { kind: 'watch', match: 'Match00000', since: 6 };
    expect(webSockets[0]!.sent).toEqual([watch, watch]);
    webSockets[0]!.deliver({ kind: 'refused', id: null, code: 'not-found', sentence: 'No.' });
    await settle();
    expect(webSockets[0]!.sent).toHaveLength(2);
    socket.close();
  });

  test('asks again for the lobby when the club could not show it', async () => {
    const { socket, webSockets } = connected();
    socket.lobby(true);
    webSockets[0]!.deliver({ kind: 'refused', id: null, code: 'too-many', sentence: 'Slower.' });
    await settle();
    const lobby = { kind: 'lobby', on: true };
    expect(webSockets[0]!.sent).toEqual([lobby, lobby]);
    socket.close();
  });

  test('asks again for the one table that a busy club has refused, and once for all where it does not say which', async () => {
    const { socket, webSockets } = connected();
    socket.watch('Match00000', 6);
    socket.watch('Match11111', 7);
    const sent = () => webSockets[0]!.sent.map(({ match }) => match);
    const busy = { kind: 'refused', id: null, code: 'too-many', sentence: 'Slower.' } as const;
    webSockets[0]!.deliver({ ...busy, match: 'Match11111' });
    await settle();
    expect(sent()).toEqual(['Match00000', 'Match11111', 'Match11111']);
    for (let times = 0; times < 3; times++) webSockets[0]!.deliver(busy);
    await settle();
    expect(sent().slice(3)).toEqual(['Match00000', 'Match11111']);
    socket.close();
  });

  test('reconnects at once when it is told that the network is back', async () => {
    const webSockets: FakeWebSocket[] = [];
    const socket = new ClubSocket({
      open: () => {
        const webSocket = new FakeWebSocket();
        webSockets.push(webSocket);
        return webSocket;
      },
      onMessage: () => undefined,
      wait: () => Promise.race([]),
    });
    webSockets[0]!.emit('close');
    await settle();
    expect(webSockets).toHaveLength(1);
    socket.hurry();
    await settle();
    expect(webSockets).toHaveLength(2);
    socket.close();
  });

  test('rejects with the refusal, and with unavailable when it is closed', async () => {
    const { socket, webSockets } = connected();
    const refused = socket.request({ kind: 'undo', match: 'Match00000', sequence: 1 });
    webSockets[0]!.deliver({
      kind: 'refused',
      id: webSockets[0]!.sent[0]!.id!,
      code: 'nothing-to-undo',
      sentence: 'No.',
    });
    await expect(refused).rejects.toMatchObject({ code: 'nothing-to-undo', message: 'No.' });
    const abandoned = socket.request({ kind: 'undo', match: 'Match00000', sequence: 1 });
    socket.close();
    await expect(abandoned).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('leaves out fields it does not know and passes over kinds it does not know', () => {
    const { socket, webSockets, received, outdated, states } = connected();
    const hello = { kind: 'hello', protocol: 1, name: 'Ann', now: 5 } as const;
    const say = (said: unknown) =>
      webSockets[0]!.emit('message', typeof said === 'string' ? said : JSON.stringify(said));
    say({ ...hello, weather: 'fine' });
    say({ kind: 'chat', line: { ...CHAT_LINE, colour: 'red' }, urgent: true });
    say({ kind: 'weather-report', rain: true });
    for (const noise of ['{"kind":', '[]', 'null', '{"kind":7}']) say(noise);
    webSockets[0]!.emit('message', new ArrayBuffer(4));
    expect(received).toEqual([hello, { kind: 'chat', line: CHAT_LINE }]);
    expect(outdated).toEqual([]);
    expect(states).toEqual(['connecting', 'open']);
    socket.close();
  });

  test('takes a refusal for a reason it does not know as a refusal', async () => {
    const { socket, webSockets } = connected();
    const refused = socket.request({ kind: 'resign', match: 'Match00000' });
    const { id } = webSockets[0]!.sent[0]!;
    webSockets[0]!.emit('message', JSON.stringify({ kind: 'refused', id, code: 'too-rainy', sentence: 'It rains.' }));
    await expect(refused).rejects.toMatchObject({ code: 'not-allowed', message: 'It rains.' });
    socket.close();
  });

  test('says that it is out of date when a message it should know cannot be read', () => {
    const { socket, webSockets, received, outdated, states } = connected();
    webSockets[0]!.emit('message', '{"kind":"done","id":"c1","sequence":"four"}');
    expect([received, outdated]).toEqual([[], ['outdated']]);
    expect(states).toEqual(['connecting', 'open']);
    socket.close();
  });

  test('says so and stops when the club speaks another version', async () => {
    const { socket, webSockets, received, outdated, states } = connected();
    const waiting = socket.request({ kind: 'resign', match: 'Match00000' });
    webSockets[0]!.deliver({ kind: 'hello', protocol: 2, name: null, now: 5 });
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    await settle();
    expect([received, outdated, webSockets.length]).toEqual([[], ['outdated'], 1]);
    expect(states).toEqual(['connecting', 'open', 'closed']);
  });
});

describe('a connection that has broken in silence', () => {
  const ACT = { kind: 'act', match: 'Match00000', sequence: 3, action: 1 } as const;
  const kinds = ({ sent }: FakeWebSocket) => sent.map(({ kind }) => kind);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is found out within seconds by whoever looks again, with one ping', async () => {
    const { socket, webSockets } = connected();
    socket.hurry();
    vi.advanceTimersByTime(3000);
    socket.hurry();
    expect(kinds(webSockets[0]!)).toEqual(['ping']);
    vi.advanceTimersByTime(1000);
    await settle();
    expect(webSockets).toHaveLength(2);
    socket.close();
  });

  test('is told from one on which anything at all is received', async () => {
    const { socket, webSockets } = connected();
    socket.hurry();
    webSockets[0]!.emit('message', 'anything');
    vi.advanceTimersByTime(15_000);
    await settle();
    expect(webSockets).toHaveLength(1);
    socket.hurry();
    expect(kinds(webSockets[0]!)).toEqual(['ping', 'ping']);
    socket.close();
  });

  test('costs a move ten seconds, and it is sent again on the next connection', async () => {
    const { socket, webSockets } = connected();
    const answer = socket.request(ACT);
    vi.advanceTimersByTime(10_000);
    await settle();
    expect(kinds(webSockets[0]!)).toEqual(['act', 'ping']);
    webSockets[1]!.emit('open');
    expect(webSockets[1]!.sent).toEqual(webSockets[0]!.sent.slice(0, 1));
    // The next connection may be no better.
    vi.advanceTimersByTime(10_000);
    await settle();
    webSockets[2]!.emit('open');
    webSockets[2]!.deliver({ kind: 'done', id: webSockets[2]!.sent[0]!.id!, sequence: 4 });
    expect(await answer).toBe(4);
    vi.advanceTimersByTime(15_000);
    expect(kinds(webSockets[2]!)).toEqual(['act']);
    socket.close();
  });

  test('is not seen in a club that is slow to answer and says other things', async () => {
    const { socket, webSockets } = connected();
    const answer = socket.request(ACT);
    for (let times = 0; times < 4; times++) {
      vi.advanceTimersByTime(4000);
      webSockets[0]!.deliver({ kind: 'chat', line: CHAT_LINE });
    }
    expect(kinds(webSockets[0]!)).toEqual(['act']);
    vi.advanceTimersByTime(8000);
    webSockets[0]!.deliver({ kind: 'pong' });
    webSockets[0]!.deliver({ kind: 'done', id: webSockets[0]!.sent[0]!.id!, sequence: 4 });
    expect(await answer).toBe(4);
    expect(webSockets).toHaveLength(1);
    socket.close();
  });

  test('leaves nothing to be done when the socket is closed', () => {
    const { socket } = connected();
    socket.request(ACT).catch(() => undefined);
    socket.hurry();
    socket.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
