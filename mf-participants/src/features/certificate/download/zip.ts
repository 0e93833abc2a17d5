import { makeZip } from 'client-zip';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes, in parts. No Blob, which would have to be asked for them once more. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
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

const asInput = async function* (entries: AsyncIterable<ZipEntry>) {
  for await (const { name, parts } of entries) yield { name, input: oneByOne(parts) };
};

/** An archive as a stream: one file is in memory at a time, whatever their number. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  makeZip(asInput(entries)) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** Where a large archive is written while it is made. */
export interface ZipTarget {
  readonly write: (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<void>;
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
  if (count <= SMALL_ARCHIVE && target === null) return smallZip(entries);
  const stream = zipStream(entries);
  if (target !== null) {
    await target.write(stream);
    return null;
  }
  // A Blob of a response is kept on disk by the browser once it is large.
  return new Response(stream, { headers: { 'content-type': 'application/zip' } }).blob();
}
