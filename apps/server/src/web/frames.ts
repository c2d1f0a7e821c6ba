/** A whole text message; what the club sends is not masked. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerLength = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);

/** Text messages as WebSocket frames (RFC 6455, section 5.2), one after the other in a single piece for a single write. */
export function textFrames(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    size += headerLength(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const text of texts) at = writeFrame(frames, at, text);
  return frames;
}

/** Writes a frame and answers where the next one begins. */
function writeFrame(frames: Buffer, at: number, text: string): number {
  const length = Buffer.byteLength(text);
  const start = at + headerLength(length);
  frames[at] = TEXT;
  if (start === at + 2) frames[at + 1] = length;
  else if (start === at + 4) {
    frames[at + 1] = TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return start + frames.write(text, start);
}
