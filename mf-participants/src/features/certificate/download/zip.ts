import { inBlocks } from './in-blocks.ts';
import { bytesOf } from './join-bytes.ts';
import { sharedChecksum } from './shared-checksum.ts';
import { archiveEnd, fileHeader, type StoredFile } from './zip-format.ts';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes in parts; a Blob would have to be read again. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** The same bytes as a Blob held by the browser. */
  readonly blob?: Blob;
}

/** Largest number of files of an archive that JSZip builds; larger ones are made of Blobs or streamed to a file. */
export const SMALL_ARCHIVE = 50;

async function smallZip(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for await (const { name, parts } of entries) zip.file(name, new Blob([...parts]));
  // Stored, because PDFs are already compressed.
  return zip.generateAsync({ type: 'blob', compression: 'STORE' });
}

/** A section of an archive: the format's own bytes, or the content of a file. */
type Section = Uint8Array<ArrayBuffer> | ZipEntry;

/** The sections of an archive, which holds one file in memory at a time. */
async function* archiveSections(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Section> {
  const checksum = sharedChecksum();
  const encoder = new TextEncoder();
  const now = new Date();
  const files: StoredFile[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const { name, parts } = entry;
    const file = { name: encoder.encode(name), crc: checksum(parts), size: bytesOf(parts), offset };
    const header = fileHeader(file, now);
    files.push(file);
    offset += header.length + file.size;
    yield header;
    yield entry;
  }
  yield archiveEnd(files, offset, now);
}

async function* archiveChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  for await (const section of archiveSections(entries)) {
    if (section instanceof Uint8Array) yield section;
    else yield* section.parts;
  }
}

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
    for await (const block of inBlocks(archiveChunks(entries))) await target.write(block);
    await target.close();
  } catch (caught) {
    await target.abort().catch(() => undefined);
    throw caught;
  }
}

/** An archive as a Blob; files that the browser already holds are neither copied nor sent to it again. */
async function archiveBlob(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const archive: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  for await (const section of archiveSections(entries))
    archive.push(section instanceof Uint8Array ? section : (section.blob ?? new Blob([...section.parts])));
  return new Blob(archive, { type: 'application/zip' });
}

/**
 * Creates an archive. @param count number of files, which determines the method. @returns the archive, or null when it
 * was written to the target. @throws errors of entries and of the target
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
