import { makeZip } from 'client-zip';
import { inBlocks } from './in-blocks.ts';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes, in parts. No Blob, which would have to be asked for them once more. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** The same bytes, if they are one part, as the browser keeps them. */
  readonly blob?: Blob;
}

/** Up to so many files an archive is put together in memory; above, it is streamed. */
export const SMALL_ARCHIVE = 50;

async function smallZip(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for await (const { name, parts } of entries) zip.file(name, new Blob([...parts]));
  // PDFs are compressed inside already.
  return zip.generateAsync({ type: 'blob', compression: 'STORE' });
}

const oneByOne = async function* (parts: readonly Uint8Array<ArrayBuffer>[]) {
  yield* parts;
};

async function* asInputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, parts } of entries) yield { name, input: oneByOne(parts) };
}

/** An archive as a stream: one file is in memory at a time, whatever their number. */
const zipStream = (entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  makeZip(asInputs(entries)) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** Where a large archive is written while it is made. */
export interface ZipTarget {
  /** Takes the next bytes; they are its own only until it resolves. */
  readonly write: (block: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Leaves nothing behind of an archive that was not finished. */
  readonly abort: () => Promise<void>;
}

/** Writes an archive into a file. @throws whatever an entry or the file throws; nothing is left behind then */
export async function writeArchive(entries: AsyncIterable<ZipEntry>, target: ZipTarget): Promise<void> {
  try {
    for await (const block of inBlocks(zipStream(entries))) await target.write(block);
    await target.close();
  } catch (caught) {
    await target.abort().catch(() => undefined);
    throw caught;
  }
}

/** An archive the browser keeps. What it keeps of a file already is neither sent to it nor kept once more. */
async function archiveBlob(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const kept = new WeakMap<Uint8Array, Blob>();
  const noted = async function* () {
    for await (const entry of entries) {
      const [only] = entry.parts;
      if (entry.blob && entry.parts.length === 1 && only !== undefined) kept.set(only, entry.blob);
      yield entry;
    }
  };
  const archive: Blob[] = [];
  const reader = zipStream(noted()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(archive, { type: 'application/zip' });
    archive.push(kept.get(value) ?? new Blob([value]));
  }
}

/**
 * Makes an archive. @param count of its files, which decides how it is made. @returns the archive, or null when it was written to
 * the target. @throws whatever an entry throws
 */
export async function makeArchive(
  entries: AsyncIterable<ZipEntry>,
  count: number,
  target: ZipTarget | null,
): Promise<Blob | null> {
  if (target !== null) {
    await writeArchive(entries, target);
    return null;
  }
  return count <= SMALL_ARCHIVE ? smallZip(entries) : archiveBlob(entries);
}
