import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrameHeader, textFrames } from './frames.ts';

/** What a client reads when these texts are written to its line in one go. */
async function readBack(texts: readonly (string | Uint8Array)[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, { socket: wire }) => {
    wire.write(textFrames(texts));
    socket.close();
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  client.on('message', (data: Buffer) => read.push(data.toString()));
  await once(client, 'close');
  server.close();
  return read;
}

test.each([0, 1, 125, 126, 65_535, 65_536, 70_000])('a text of %i bytes arrives as it was sent', async (length) => {
  const text = 'x'.repeat(length);
  expect(await readBack([text])).toEqual([text]);
});

test('several texts arrive one by one, in their order, in any alphabet', async () => {
  const texts = ['{"kind":"pong"}', 'Zażółć gęślą jaźń', '🚂'.repeat(40), 'ą'.repeat(63), ''];
  expect(await readBack(texts)).toEqual(texts);
});

test('the bytes of a text arrive as the text', async () => {
  const text = 'Zażółć '.repeat(100);
  expect(await readBack(['first', Buffer.from(text), 'last'])).toEqual(['first', text, 'last']);
});

test.each([100, 1000, 70_000])('a header of its own stands before %i bytes as in one piece', (length) => {
  const bytes = Buffer.alloc(length, 'x');
  expect(Buffer.concat([textFrameHeader(length), bytes])).toEqual(textFrames([bytes]));
});
