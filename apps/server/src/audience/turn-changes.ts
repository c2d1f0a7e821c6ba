import { EVERYONE, type Layout, type Observer, read, sees, type State, UNKNOWN } from '@whistlestop/kernel';
import { type JsonBytes, jsonPiece } from '../host/json-bytes.ts';

const NULL = jsonPiece('null');
const COMMA = 0x2c;

/** What a turn changed on the table: slots, ascending, each followed by its new value. */
export class TurnChanges {
  /** Whether everybody sees the same of it. */
  readonly isOpen: boolean;
  readonly #layout: Layout;
  readonly #before: State;
  readonly #after: State;
  readonly #ended: boolean;
  readonly #slots: Int32Array;

  /**
   * The two positions have to stay as they are for as long as this is used; `buffer` has room for every slot. At the end of a
   * match everything lies open.
   */
  constructor(layout: Layout, before: State, after: State, ended: boolean, buffer: Int32Array) {
    this.#layout = layout;
    this.#before = before;
    this.#after = after;
    this.#ended = ended;
    const count = ended ? every(layout.size, buffer) : layout.differences(before, after, buffer);
    this.#slots = buffer.slice(0, count);
    this.isOpen = !ended && this.#areOpen();
  }

  #areOpen(): boolean {
    for (let i = 0; i < this.#slots.length; i++) {
      const slot = read(this.#slots, i);
      if (this.#layout.witnessesOf(this.#before, slot) !== EVERYONE) return false;
      if (this.#layout.witnessesOf(this.#after, slot) !== EVERYONE) return false;
    }
    return true;
  }

  /** Writes the slots in which this observer's view has changed. */
  write(into: JsonBytes, observer: Observer): void {
    let first = true;
    for (let i = 0; i < this.#slots.length; i++) {
      const slot = read(this.#slots, i);
      const was = this.#seen(this.#before, slot, observer);
      const is = this.#ended ? read(this.#after, slot) : this.#seen(this.#after, slot, observer);
      if (was === is) continue;
      if (!first) into.byte(COMMA);
      first = false;
      into.whole(slot).byte(COMMA);
      if (is === UNKNOWN) into.piece(NULL);
      else into.whole(is);
    }
  }

  #seen(position: State, slot: number, observer: Observer): number {
    const isSeen = this.isOpen || sees(this.#layout.witnessesOf(position, slot), observer);
    return isSeen ? read(position, slot) : UNKNOWN;
  }
}

/** Lists every slot, and answers how many there are. */
function every(size: number, buffer: Int32Array): number {
  for (let slot = 0; slot < size; slot++) buffer[slot] = slot;
  return size;
}
