import { makeZip } from 'client-zip';
import { inBlocks } from './in-blocks.ts';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes in parts; a Blob would have to be read again. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** The same bytes as a Blob held by the browser, if they are a single part. */
  readonly blob?: Blob;
}

/** Largest number of files for which an archive is built in memory; larger ones are streamed. */
export const SMALL_ARCHIVE = 50;

async function smallZip(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for await (const { name, parts } of entries) zip.file(name, new Blob([...parts]));
  // Stored, because PDFs are already compressed.
  return zip.generateAsync({ type: 'blob', compression: 'STORE' });
}

const oneByOne = async function* (parts: readonly Uint8Array<ArrayBuffer>[]) {
  yield* parts;
};

async function* asInputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, parts } of entries) yield { name, input: oneByOne(parts) };
}

/** An archive as a stream that holds one file in memory at a time. */
const zipStream = (entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  makeZip(asInputs(entries)) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** Target of a streamed archive. */
export interface ZipTarget {
  /** Takes the next bytes, whose memory is reused after it resolves. */
  readonly write: (block: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Removes an incomplete archive. */
  readonly abort: () => Promise<void>;
}

/** Writes an archive to a file. @throws errors of entries and of the file, after removing the incomplete file */
export async function writeArchive(entries: AsyncIterable<ZipEntry>, target: ZipTarget): Promise<void> {
  try {
    for await (const block of inBlocks(zipStream(entries))) await target.write(block);
    await target.close();
  } catch (caught) {
    await target.abort().catch(() => undefined);
    throw caught;
  }
}

/** An archive as a Blob; parts that the browser already holds are neither copied nor sent to it again. */
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
 * Creates an archive. @param count number of files, which determines the method. @returns the archive, or null when it
 * was written to the target. @throws errors of entries
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
