import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A text packed so that it fits into an address. */
export function packText(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text a packed address holds; undefined when it is damaged. */
export function unpackText(packed: string): string | undefined {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return strFromU8(inflateSync(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
