import type { FileHandle } from 'node:fs/promises';

const EDGE = 2_048;
const MARKUP = /<(?:!doctype|html|svg|script|iframe|body)\b/i;

/** Whether a file begins as a PDF at its first byte, ends as one, and is not also an HTML page or an archive. */
export async function isPlainPdf(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  const edge = Math.min(EDGE, size);
  const { buffer: head } = await handle.read(Buffer.alloc(edge), 0, edge, 0);
  const { buffer: tail } = await handle.read(Buffer.alloc(edge), 0, edge, size - edge);
  const start = head.toString('latin1');
  if (!start.startsWith('%PDF-') || MARKUP.test(start)) return false;
  return /%%EOF\s*$/.test(tail.toString('latin1'));
}
