import type { ServerMessage } from '@whistlestop/client';
import { EVERYTHING, type Observer } from '@whistlestop/kernel';
import { type JsonBytes, jsonPiece } from '../host/json-bytes.ts';
import type { TurnText } from '../host/turn-text.ts';
import type { TurnChanges } from './turn-changes.ts';

/** What all observers of a turn are told alike. */
type TurnFacts = Pick<
  Extract<ServerMessage, { kind: 'happened' }>,
  'match' | 'from' | 'to' | 'waiting' | 'clock' | 'scores'
>;

const FROM = jsonPiece('","from":');
const TO = jsonPiece(',"to":');
const HAPPENED = jsonPiece(',"happened":[');
const CHANGES = jsonPiece('],"changes":[');
const WAITING = jsonPiece('],"waiting":[');
const NO_CLOCK_NO_SCORES = jsonPiece('],"clock":null,"scores":null');
const MAY_UNDO = jsonPiece(',"undo":true}');
const MAY_NOT_UNDO = jsonPiece(',"undo":false}');

/** The message that tells of a turn, in the bytes that go over the wire. Where nothing in it is secret, it is written once. */
export class TurnTelling {
  readonly #facts: TurnFacts;
  readonly #story: TurnText;
  readonly #changes: TurnChanges;
  readonly #buffer: JsonBytes;
  /** Written for everybody, by whether they may undo. */
  #open: { readonly may: Uint8Array; readonly mayNot: Uint8Array } | undefined;

  /** Messages are written into `buffer` before each gets bytes of its own. */
  constructor(facts: TurnFacts, story: TurnText, changes: TurnChanges, buffer: JsonBytes) {
    this.#buffer = buffer;
    this.#facts = facts;
    this.#story = story;
    this.#changes = changes;
  }

  /** The message for an observer. */
  to(observer: Observer, undo: boolean): Uint8Array {
    if (!this.#story.isOpen || !this.#changes.isOpen) {
      this.#write(observer);
      return this.#buffer.taken(undo ? MAY_UNDO : MAY_NOT_UNDO);
    }
    this.#open ??= this.#writeOpen();
    return undo ? this.#open.may : this.#open.mayNot;
  }

  #writeOpen(): { readonly may: Uint8Array; readonly mayNot: Uint8Array } {
    this.#write(EVERYTHING);
    return { may: this.#buffer.taken(MAY_UNDO), mayNot: this.#buffer.taken(MAY_NOT_UNDO) };
  }

  #write(observer: Observer): void {
    const { match, from, to, waiting, clock, scores } = this.#facts;
    const buffer = this.#buffer;
    buffer.clear().text(`{"kind":"happened","match":"${match}`).piece(FROM).whole(from).piece(TO).whole(to);
    this.#story.write(buffer.piece(HAPPENED), observer);
    this.#changes.write(buffer.piece(CHANGES), observer);
    buffer.piece(WAITING).text(waiting.join());
    if (clock === null && scores === null) buffer.piece(NO_CLOCK_NO_SCORES);
    else buffer.text(`],"clock":${JSON.stringify(clock)},"scores":${JSON.stringify(scores)}`);
  }
}
