import type { ClassPage } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { plusDays } from '@widya/contract/time/days';
import { instantAt, wibDate } from '@widya/contract/time/instants';
import type { Topic } from '@widya/contract/topics';

/** Returns the instant of a WIB clock time `days` from today, so that stories show '4 hari lagi' on any day. */
const inDays = (days: number, clock: string): string =>
  instantAt(plusDays(wibDate(Date.now()), days), clock).toISOString();

const times = (days: number, from: string, to: string) => ({
  class_date: wibDate(inDays(days, from)),
  start_time: inDays(days, from),
  end_time: inDays(days, to),
});

const BASE: ClassRow = {
  id: 1,
  code: 'MNA7Q2KD',
  name: 'Menyunting Naskah Akademik',
  active: 1,
  permanent: false,
  status: 'REGISTRATION',
  topic_code: 'PNYT3A4B',
  topic_name: 'Penyuntingan',
  topic_active: 1,
  ...times(4, '09:00', '11:30'),
  registration_start_time: inDays(-20, '08:00'),
  registration_end_time: inDays(4, '07:00'),
  price: 150_000,
  quota: 100,
  note: 'Konfirmasi ulang narasumber sebelum Senin pagi',
  speaker: 'Dr. Contoh Hadikusumo',
  class_image_url: null,
  metrics: { waiting: 18, accepted: 82, pending: 0, income: 11_850_000 },
  todos: ['stream_url', 'material'],
  publish_status: 'OPEN',
  certificate_count: 0,
  updated_at: inDays(-1, '16:02'),
  version: 3,
};

/** Fixture of a class; pass the fields that the story is about. */
export const classRow = (changes: Partial<ClassRow> = {}): ClassRow => ({ ...BASE, ...changes });

/** The six rows of the design reference: to-dos, free, a waiting list, a deleted topic, permanent and hidden. */
export const SIX_CLASSES: readonly ClassRow[] = [
  classRow(),
  classRow({
    id: 2,
    code: 'BPP4KDAA',
    name: 'Bahasa Indonesia untuk Pelayanan Publik',
    topic_name: 'Kebahasaan',
    ...times(6, '13:00', '15:00'),
    price: 0,
    quota: 0,
    note: null,
    metrics: { waiting: 312, accepted: 1_204, pending: 0, income: 0 },
    todos: ['final_test'],
  }),
  classRow({
    id: 3,
    code: 'PSP9HMAA',
    name: 'Penulisan Siaran Pers',
    topic_name: 'Kehumasan',
    ...times(8, '09:00', '12:00'),
    price: 250_000,
    quota: 60,
    note: 'Gelombang kedua',
    metrics: { waiting: 6, accepted: 60, pending: 14, income: 15_000_000 },
    todos: [],
  }),
  classRow({
    id: 4,
    code: 'PDH3XWAA',
    name: 'Penerjemahan Dokumen Hukum',
    topic_name: 'Penerjemahan',
    topic_active: 0,
    ...times(11, '19:00', '21:00'),
    price: 350_000,
    quota: 40,
    note: null,
    metrics: { waiting: 11, accepted: 27, pending: 0, income: 9_450_000 },
    todos: ['stream_url', 'material', 'final_test'],
  }),
  classRow({
    id: 5,
    code: 'BPA2TEST',
    name: 'BIPA Dasar: Mengajar Penutur Asing',
    topic_name: 'Pengajaran',
    permanent: true,
    class_date: null,
    start_time: null,
    end_time: null,
    quota: 0,
    note: null,
    metrics: { waiting: 4, accepted: 319, pending: 0, income: 47_850_000 },
    todos: [],
  }),
  classRow({
    id: 6,
    code: 'RUP8CCAA',
    name: 'Retorika untuk Pemimpin',
    topic_name: 'Komunikasi',
    active: 0,
    status: 'HIDDEN',
    ...times(19, '09:00', '16:00'),
    price: 500_000,
    quota: 30,
    note: 'Menunggu anggaran',
    metrics: { waiting: 0, accepted: 0, pending: 0, income: 0 },
    todos: [],
  }),
];

/** Fifty classes, some of them with long names. */
export const FIFTY_CLASSES: readonly ClassRow[] = Array.from({ length: 50 }, (_, index) =>
  classRow({
    id: 100 + index,
    code: `KLS${String(index).padStart(5, '0')}`,
    name:
      index % 7 === 0
        ? `Pelatihan ${'Berkelanjutan Penulisan Naskah '.repeat(4)}Angkatan ${index}`
        : `Kelas Contoh ${index}`,
    ...times(index + 1, '09:00', '11:00'),
  }),
);

/** Returns a page of the list in the shape of the API. */
export const classPage = (rows: readonly ClassRow[], total = rows.length): ClassPage => ({
  data: [...rows],
  meta: {
    page: 1,
    per_page: 10,
    total,
    counts: {
      upcoming: total,
      archive: 41,
      todo: rows.filter(({ todos }) => todos.length > 0).length,
      draft: rows.filter(({ publish_status }) => publish_status === 'DRAFT').length,
    },
  },
});

/** Topics in use, unused and deleted. */
export const TOPICS: readonly Topic[] = [
  { code: '0', name: 'Umum', active: 1, class_count: 3, version: 1 },
  { code: 'PNYT3A4B', name: 'Penyuntingan', active: 1, class_count: 12, version: 2 },
  { code: 'KBHS2C3D', name: 'Kebahasaan', active: 1, class_count: 0, version: 1 },
  { code: 'PNJM4E5F', name: 'Penerjemahan', active: 0, class_count: 4, version: 5 },
];
