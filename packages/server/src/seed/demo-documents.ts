import { createHash } from 'node:crypto';
import type { Storage } from '../platform/storage/storage.ts';
import { DAY } from './clock.ts';
import { demoPdf } from './demo-pdf.ts';
import { DOCUMENT_TYPES } from './texts/phrases.ts';

/** One file for each type of document; the demo documents share them. */
export const DEMO_DOCUMENTS = DOCUMENT_TYPES.map((kind) => ({
  kind,
  key: `private/documents/2026/${createHash('sha256').update(kind).digest('hex').slice(0, 32)}.pdf`,
}));

/** A page of 210 × 297 mm with the name of the document type. */
export const drawDocument = (kind: string): Buffer =>
  demoPdf({ width: 595.28, height: 841.89 }, [
    [kind, 26, 700],
    ['Dokumen contoh dari data peragaan Widya.', 12, 668],
    ['Nama, instansi, dan nomor surat tidak diisi.', 12, 648],
  ]);

/** Rows of `files` for the demo documents. @param firstId the next free id */
export const demoDocumentFiles = (firstId: number, now: number) =>
  DEMO_DOCUMENTS.map(({ kind, key }, index) => {
    const content = drawDocument(kind);
    return {
      id: firstId + index,
      key,
      owner_kind: 'public',
      owner_id: null,
      original_name: `${kind}.pdf`,
      content_type: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      attached_to: 'document_form:contoh',
      created_at: new Date(now - 200 * DAY),
    };
  });

/** Stores the files of the demo documents under the keys in their rows. */
export async function storeDemoDocuments(storage: Storage): Promise<void> {
  for (const { kind, key } of DEMO_DOCUMENTS) await storage.put(key, drawDocument(kind), 'application/pdf');
}
