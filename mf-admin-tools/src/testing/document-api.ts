import type { DocumentClass } from '@widya/contract/document-forms';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './admin-fixtures.ts';
import { DOCUMENTS, documentForm } from './document-fixtures.ts';

/** A PDF with one empty page. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Task 9 in the shape of the API of tasks. */
export const archiveTask = (changes: object = {}) => ({
  id: 9,
  kind: 'document-archive',
  label: 'Unduh dokumen.zip (240 dokumen)',
  state: 'DONE',
  worker: 'server',
  total: 240,
  sent: 238,
  failed: 2,
  skipped: 0,
  remaining: 0,
  cause: null,
  request_id: null,
  result: { name: 'dokumen.zip', size: 98_400_120, until: '2026-11-27T03:00:00.000Z' },
  summary: { documents: 238 },
  created_at: '2026-11-20T03:00:00.000Z',
  started_at: '2026-11-20T03:00:01.000Z',
  finished_at: '2026-11-20T03:00:09.000Z',
  ...changes,
});

const failedItem = (id: number, label: string) => ({
  id,
  position: id,
  label,
  state: 'failed',
  reason: 'Berkas sudah tidak ada di penyimpanan',
  request_id: null,
  attempts: 1,
  result: null,
});

const CLASSES: readonly DocumentClass[] = [
  { class_code: 'NASKAH26', class_name: 'Menulis Naskah', documents: 239, last_at: '2026-11-18T03:00:00.000Z' },
  { class_code: null, class_name: 'Kelas Lama', documents: 1, last_at: '2025-11-18T03:00:00.000Z' },
];

/** Fake API of the stories of documents, on which every call succeeds. */
export const documentApi = (): FakeApi => ({
  'GET /v1/document_forms': ({ query }) => ({ body: query.has('q') ? pageOf([]) : pageOf(DOCUMENTS, 240) }),
  'GET /v1/document_forms/classes': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    return { body: pageOf(CLASSES.filter((row) => `${row.class_name} ${row.class_code}`.toLowerCase().includes(q))) };
  },
  'PUT /v1/document_forms/:id/update': ({ body }) => {
    const data = documentForm({ ...(body as object), version: 3 });
    return { body: { success: true, affectedRows: 1, data, version: 3 } };
  },
  'GET /v1/document_forms/:id/file': () => ({ body: PDF }),
  'GET /v1/document_forms/attachment': () => ({ body: 'PK' }),
  'POST /v1/document_forms/attachment': () => ({
    status: 202,
    body: { success: true, job_id: 9, total: 240, size: 98_400_120 },
  }),
  'POST /v1/document_forms/export': () => ({ body: '\uFEFFkelas;nama\r\n' }),
  'GET /v1/jobs/:id': () => ({ body: archiveTask() }),
  'GET /v1/jobs/:id/items': () => ({
    body: pageOf([failedItem(1, 'Dewi Contoh · Bukti Pembayaran'), failedItem(2, 'Rudi Contoh · Surat Tugas')]),
  }),
  'GET /v1/jobs/:id/result': () => ({ body: 'PK' }),
});
