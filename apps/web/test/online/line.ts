import type { ServerMessage, SocketLike } from '@whistlestop/client';

/** The club's end of the line. */
export class Line implements SocketLike {
  readonly sent: { kind: string; id?: string }[] = [];
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
  happens(kind: string): void {
    this.#listeners.get(kind)?.({ data: undefined });
  }
  says(message: ServerMessage): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}
