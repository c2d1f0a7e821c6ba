/** A whole text message; what the club sends is not masked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerLength = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);

/**
 * Text messages as WebSocket frames (RFC 6455, section 5.2), one after the other in a single piece for a single write. A
 * message may come as the bytes of its text.
 */
export function textFrames(messages: readonly (string | Uint8Array)[]): Buffer {
  let size = 0;
  for (const message of messages) {
    const length = lengthOf(message);
    size += headerLength(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    const length = lengthOf(message);
    at = writeHeader(frames, at, length);
    if (typeof message !== 'string') frames.set(message, at);
    // A text that has as many bytes as letters has none but plain ones, which are copied.
    else frames.write(message, at, length === message.length ? 'latin1' : 'utf8');
    at += length;
  }
  return frames;
}

/** The header of a text message of so many bytes, to be written before them. */
export function textFrameHeader(length: number): Buffer {
  const header = Buffer.allocUnsafe(headerLength(length));
  writeHeader(header, 0, length);
  return header;
}

const lengthOf = (message: string | Uint8Array): number =>
  typeof message === 'string' ? Buffer.byteLength(message) : message.length;

/** Writes the header of a frame and answers where its text begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length < TWO_BYTES) frames[at + 1] = length;
  else if (length < 0x1_0000) {
    frames[at + 1] = TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerLength(length);
}
