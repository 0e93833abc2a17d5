import type { Complaint } from '@widya/contract/complaints';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './page-of.ts';

const BASE: Complaint = {
  id: 7,
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  name: 'Siti Contoh',
  email: 'siti@contoh.example',
  complaint: 'Suara terputus sejak pukul sepuluh.\nMohon rekamannya dikirim.',
  note: '',
  status: 'NEW',
  replied_at: null,
  replied_by: null,
  created_at: '2026-11-18T02:00:00.000Z',
  version: 3,
};

/** Fixture of a complaint; pass the fields that the story is about. */
export const complaint = (changes: Partial<Complaint> = {}): Complaint => ({ ...BASE, ...changes });

export const COMPLAINTS: readonly Complaint[] = [
  complaint(),
  complaint({
    id: 8,
    class_code: 'PSP9HMAA',
    class_name: 'Penulisan Siaran Pers',
    name: 'Budi Contoh',
    email: 'budi@contoh.example',
    complaint: 'Sertifikat belum diterima.',
    note: 'Menunggu unit sertifikat',
    status: 'IN_PROGRESS',
    replied_at: '2026-11-19T03:30:00.000Z',
    replied_by: 'Ratna Contoh',
  }),
  complaint({
    id: 9,
    class_code: null,
    class_name: 'Kelas yang dihapus',
    name: 'Made Contoh',
    email: 'made@contoh.example',
    complaint: 'Tautan kelas tidak dapat dibuka.',
    status: 'RESOLVED',
    created_at: '2026-11-10T02:00:00.000Z',
  }),
];

const countsOf = (rows: readonly Complaint[]) => {
  const of = (status: Complaint['status']) => rows.filter((row) => row.status === status).length;
  return { all: rows.length, NEW: of('NEW'), IN_PROGRESS: of('IN_PROGRESS'), RESOLVED: of('RESOLVED') };
};

/** Returns a page of complaints with the counts of their states. */
export const complaintPage = (rows: readonly Complaint[]) => pageOf(rows, { counts: countsOf(rows) });

const written = (id: string | undefined, change: object) => ({
  body: {
    success: true,
    affectedRows: 1,
    data: { ...COMPLAINTS.find((row) => String(row.id) === id), ...change, version: 4 },
    version: 4,
  },
});

/** Fake API of the stories of complaints, on which every call succeeds. */
export const complaintApi = (rows: readonly Complaint[] = COMPLAINTS): FakeApi => ({
  'GET /v1/complaint_forms': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const found = rows.filter(
      (row) =>
        (query.get('class_code') ?? row.class_code) === row.class_code &&
        (query.get('class_name') ?? row.class_name) === row.class_name &&
        `${row.name} ${row.complaint}`.toLowerCase().includes(q),
    );
    const shown = found.filter(({ status }) => (query.get('status') ?? status) === status);
    return { body: pageOf(shown, { counts: countsOf(found) }) };
  },
  'GET /v1/complaint_forms/classes': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const classes = rows.map(({ class_code, class_name, created_at: last_at }) => ({
      class_code,
      class_name,
      last_at,
    }));
    const found = classes.filter((row) => `${row.class_name} ${row.class_code}`.toLowerCase().includes(q));
    return { body: pageOf(found.map((row) => ({ ...row, complaints: 1, open: 1 }))) };
  },
  'PUT /v1/complaint_forms/:id/note': ({ params, body }) => written(params.id, body as object),
  'PUT /v1/complaint_forms/:id/status': ({ params, body }) => written(params.id, body as object),
});

/** Response for a conflict with another note that somebody else has saved meanwhile. */
export const complaintConflict = (id: number) =>
  refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
    current: { ...COMPLAINTS.find((row) => row.id === id), note: 'Catatan rekan', version: 9 },
  });
