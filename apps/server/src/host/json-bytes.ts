const MINUS = 0x2d;
const ZERO = 0x30;
/** Whole numbers below this are taken apart without leaving small integers. */
const SMALL = 0x4000_0000;

/** A piece of JSON that is written again and again, as bytes. */
export const jsonPiece = (text: string): Uint8Array => Buffer.from(text);

/**
 * A place to write JSON as bytes, over and over. The messages of a move are short pieces and small numbers; strung together
 * as text, each would be made, joined and read again before it is bytes.
 */
export class JsonBytes {
  #room = Buffer.allocUnsafe(8192);
  #at = 0;

  /** Begins anew. */
  clear(): this {
    this.#at = 0;
    return this;
  }

  piece(piece: Uint8Array): this {
    const at = this.#reserve(piece.length);
    const room = this.#room;
    for (let i = 0; i < piece.length; i++) room[at + i] = piece[i] as number;
    return this;
  }

  byte(byte: number): this {
    const at = this.#reserve(1);
    this.#room[at] = byte;
    return this;
  }

  text(text: string): this {
    const length = Buffer.byteLength(text);
    const at = this.#reserve(length);
    this.#room.write(text, at, length === text.length ? 'latin1' : 'utf8');
    return this;
  }

  /** A whole number. */
  whole(number: number): this {
    if (number <= -SMALL || number >= SMALL) return this.text(String(number));
    if (number < 0) this.byte(MINUS);
    let rest = number < 0 ? -number : number;
    const digits =
      rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : 1 + Math.floor(Math.log10(rest));
    const at = this.#reserve(digits);
    for (let i = digits - 1; i >= 0; i--) {
      const tenth = (rest / 10) | 0;
      this.#room[at + i] = ZERO + rest - tenth * 10;
      rest = tenth;
    }
    return this;
  }

  /** What was written, as bytes of its own with `end` behind it. */
  taken(end: Uint8Array): Uint8Array {
    const bytes = Buffer.allocUnsafe(this.#at + end.length);
    this.#room.copy(bytes, 0, 0, this.#at);
    bytes.set(end, this.#at);
    return bytes;
  }

  /** Makes room for so many bytes and answers where they begin. */
  #reserve(length: number): number {
    const at = this.#at;
    this.#at += length;
    if (this.#at > this.#room.length) {
      const room = Buffer.allocUnsafe(this.#at * 2);
      this.#room.copy(room, 0, 0, at);
      this.#room = room;
    }
    return at;
  }
}
