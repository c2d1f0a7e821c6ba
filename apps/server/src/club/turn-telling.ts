import type { ServerMessage } from '@whistlestop/client';
import { EVERYTHING, type Observer } from '@whistlestop/kernel';
import { JsonBytes, jsonPiece } from './json-bytes.ts';
import type { TurnChanges } from './turn-changes.ts';
import type { TurnText } from './turn-text.ts';

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

/** Where messages are written before each gets bytes of its own. */
const desk = new JsonBytes();

/** The message that tells of a turn, in the bytes that go over the wire. Where nothing in it is secret, it is written once. */
export class TurnTelling {
  readonly #facts: TurnFacts;
  readonly #story: TurnText;
  readonly #changes: TurnChanges;
  /** Written for everybody, by whether they may undo. */
  #open: { readonly may: Uint8Array; readonly mayNot: Uint8Array } | undefined;

  constructor(facts: TurnFacts, story: TurnText, changes: TurnChanges) {
    this.#facts = facts;
    this.#story = story;
    this.#changes = changes;
  }

  /** The message for an observer. */
  to(observer: Observer, undo: boolean): Uint8Array {
    if (!this.#story.isOpen || !this.#changes.isOpen) {
      this.#write(observer);
      return desk.taken(undo ? MAY_UNDO : MAY_NOT_UNDO);
    }
    this.#open ??= this.#writeOpen();
    return undo ? this.#open.may : this.#open.mayNot;
  }

  #writeOpen(): { readonly may: Uint8Array; readonly mayNot: Uint8Array } {
    this.#write(EVERYTHING);
    return { may: desk.taken(MAY_UNDO), mayNot: desk.taken(MAY_NOT_UNDO) };
  }

  #write(observer: Observer): void {
    const { match, from, to, waiting, clock, scores } = this.#facts;
    desk.clear().text(`{"kind":"happened","match":"${match}`).piece(FROM).whole(from).piece(TO).whole(to);
    this.#story.write(desk.piece(HAPPENED), observer);
    this.#changes.write(desk.piece(CHANGES), observer);
    desk.piece(WAITING).text(waiting.join());
    if (clock === null && scores === null) desk.piece(NO_CLOCK_NO_SCORES);
    else desk.text(`],"clock":${JSON.stringify(clock)},"scores":${JSON.stringify(scores)}`);
  }
}
