import type { SocketLike } from '../club-socket.ts';
import type { ServerMessage } from '../messages.ts';

/** A WebSocket whose far end is the test: it opens, closes and sends as the test says. */
export class FakeWebSocket implements SocketLike {
  /** The messages the client has sent. */
  readonly sent: { kind: string; id?: string; since?: number; match?: string }[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { kind: string });
  }

  close(): void {
    this.emit('close');
  }

  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(kind, listener);
  }

  /** Fires an event of the socket. */
  emit(kind: 'open' | 'close' | 'error' | 'message', data?: unknown): void {
    this.#listeners.get(kind)?.({ data });
  }

  /** Delivers a message of the club. */
  deliver(message: ServerMessage): void {
    this.emit('message', JSON.stringify(message));
  }
}
