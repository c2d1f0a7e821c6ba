/** A whole text message; what the club sends is not masked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerLength = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);

/** Text messages as WebSocket frames (RFC 6455, section 5.2), one after the other in a single piece for a single write. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + headerLength(length) + length, 0);
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHeader(frames, at, lengths[index] ?? 0);
    at += frames.write(text, at);
  }
  return frames;
}

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
