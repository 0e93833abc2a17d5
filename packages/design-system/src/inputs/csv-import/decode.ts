/** Encoding of a file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Decodes a file: as UTF-16 LE by its byte order mark, else as UTF-8 if valid, else as Windows-1252 of old Excel. */
export function decodeBytes(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

export type Delimiter = ';' | ',' | '\t';

/** The delimiter that the first line suggests instead of `used`; null when `used` separates it or nothing does. */
export function betterDelimiter(text: string, used: Delimiter): Delimiter | null {
  const line = text.slice(0, 20_000).split(/\r?\n/, 1)[0] ?? '';
  if (line.includes(used)) return null;
  const count = (delimiter: Delimiter) => line.split(delimiter).length - 1;
  const [best] = ([';', ',', '\t'] as const).filter((one) => one !== used).sort((a, b) => count(b) - count(a));
  return best !== undefined && count(best) > 0 ? best : null;
}
