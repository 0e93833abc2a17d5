/** Sizes in the WOFF 1.0 format, in bytes. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** Sizes in the OpenType format, in bytes. */
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const inflated = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();

/** Tables are aligned to multiples of four. */
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * Converts a web font to OpenType. PDFKit reads WOFF too, but would decompress its glyph table again for each embedded
 * character.
 * @param content a font in WOFF 1.0. @throws TypeError or RangeError when it is damaged
 */
export async function woffToSfnt(content: ArrayBuffer): Promise<ArrayBuffer> {
  const woff = new DataView(content);
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = WOFF_HEADER + index * WOFF_ENTRY;
      const [tag, offset, packed, length] = [0, 4, 8, 12].map((at) => woff.getUint32(entry + at));
      const bytes = new Uint8Array(content, offset, packed);
      return {
        tag,
        checksum: woff.getUint32(entry + 16),
        bytes: packed === length ? bytes : new Uint8Array(await inflated(bytes)),
      };
    }),
  );
  const head = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = new ArrayBuffer(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), head));
  const view = new DataView(sfnt);
  const search = 2 ** Math.floor(Math.log2(count));
  view.setUint32(0, woff.getUint32(4));
  for (const [index, value] of [count, search * 16, Math.log2(search), (count - search) * 16].entries())
    view.setUint16(4 + index * 2, value);
  let at = head;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, at, bytes.length].entries())
      view.setUint32(SFNT_HEADER + index * SFNT_ENTRY + field * 4, value ?? 0);
    new Uint8Array(sfnt).set(bytes, at);
    at += aligned(bytes.length);
  }
  return sfnt;
}
