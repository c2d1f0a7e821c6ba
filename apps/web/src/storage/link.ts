import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** A text packed so that it fits into an address. */
export function packText(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** No record of a match is longer; a short address could unpack to any length. */
const LONGEST = 4_000_000;
/** So much is unpacked at a time: a thousand times that at most. */
const BITE = 1024;

/** The text a packed address holds; undefined when it is damaged. */
export function unpackText(packed: string): string | undefined {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return strFromU8(inflate(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

function inflate(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    if (size > LONGEST) throw new RangeError('The text is too long.');
    pieces.push(piece);
  });
  for (let at = 0; at < bytes.length; at += BITE) stream.push(bytes.subarray(at, at + BITE), at + BITE >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
