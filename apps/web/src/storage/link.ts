/** The format of every link so far; browsers support it natively. */
const FORMAT = 'deflate-raw';

/** Compresses a text to fit into an address. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  let binary = '';
  for (const byte of new Uint8Array(await new Response(packed).arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A limit above every record, because a short address could unpack to any length. */
const LONGEST_BYTES = 4_000_000;

/** The text packed into an address; undefined when it is damaged. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)));
  } catch {
    return undefined;
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > LONGEST_BYTES) {
      await reader.cancel();
      throw new RangeError('The text is too long.');
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}
