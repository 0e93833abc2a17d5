import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { documentForms } from '../../platform/database/schema/forms.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The columns of a document that an archive needs. */
export type Archived = Pick<
  typeof documentForms.$inferSelect,
  'id' | 'full_name' | 'document_type' | 'class_name' | 'document_url'
>;

/** Why a document is not in the archive. */
export const FILE_GONE = 'Berkas sudah tidak ada di penyimpanan';
export const ARCHIVE_NAME = 'dokumen.zip';
const LIST_NAME = 'dokumen-yang-tidak-ada.csv';

const LONGEST = 80;

/** A part of a file name without paths and characters that some systems refuse. */
const fileNamePart = (text: string): string =>
  text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these break names of files.
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .slice(0, LONGEST)
    .trim();

/** Name within the archive, from person and type; the id makes it unique. */
export function nameInArchive({ id, full_name, document_type, document_url }: Archived): string {
  const ending = document_url.slice(document_url.lastIndexOf('.') + 1);
  const name = [fileNamePart(full_name), fileNamePart(document_type)].filter(Boolean).join(' - ') || 'Dokumen';
  return `${name} (${id}).${ending}`;
}

/** Whether the file of a document exists. */
export async function isStored(storage: Storage, { document_url }: Pick<Archived, 'document_url'>): Promise<boolean> {
  const key = fileKeyOf(document_url);
  return key !== null && (await storage.stat(key)) !== null;
}

/** Opens the file of a document; null when it no longer exists. */
export async function openDocument(
  storage: Storage,
  { document_url }: Pick<Archived, 'document_url'>,
): Promise<Readable | null> {
  const key = fileKeyOf(document_url);
  return key === null ? null : storage.open(key);
}

/**
 * Creates an archive as a stream, one file after another, to bound memory. A list of missing files is included, so that
 * it is known later what the archive lacks.
 */
export function archiveOf(storage: Storage, documents: AsyncIterable<Archived> | Iterable<Archived>): Readable {
  return Readable.fromWeb(makeZip(entriesOf(storage, documents)) as ReadableStream);
}

async function* entriesOf(storage: Storage, documents: AsyncIterable<Archived> | Iterable<Archived>) {
  const missing: Archived[] = [];
  for await (const document of documents) {
    const content = await openDocument(storage, document);
    if (content === null) missing.push(document);
    else yield { name: nameInArchive(document), input: content };
  }
  if (missing.length === 0) return;
  const rows = missing.map(({ id, class_name, full_name, document_type }) => [
    String(id),
    class_name,
    full_name,
    document_type,
    FILE_GONE,
  ]);
  yield { name: LIST_NAME, input: csvHeader(['id', 'kelas', 'nama', 'jenis dokumen', 'alasan']) + csvLines(rows) };
}
