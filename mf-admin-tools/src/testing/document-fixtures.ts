import type { DocumentForm } from '@widya/contract/document-forms';

const BASE: DocumentForm = {
  id: 31,
  class_code: 'NASKAH26',
  class_name: 'Menulis Naskah',
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  division: 'Sekretariat',
  rank: 'Penata Muda',
  document_type: 'Surat Tugas',
  document_url: '/v1/document_forms/31/file',
  size: 482_133,
  created_at: '2026-11-18T03:00:00.000Z',
  version: 2,
};

/** Fixture of a document; pass the fields that the story is about. */
export const documentForm = (changes: Partial<DocumentForm> = {}): DocumentForm => ({ ...BASE, ...changes });

/** One document with all fields, one with empty fields, and one whose file is missing. */
export const DOCUMENTS: readonly DocumentForm[] = [
  documentForm(),
  documentForm({
    id: 32,
    full_name: 'Budi Contoh',
    email: 'budi@contoh.example',
    division: '',
    rank: '',
    document_type: 'SK Pangkat',
    size: 1_204_550,
  }),
  documentForm({
    id: 33,
    class_code: null,
    class_name: 'Kelas Lama',
    full_name: 'Dewi Contoh',
    email: 'dewi@contoh.example',
    document_type: 'Bukti Pembayaran',
    size: null,
  }),
];
