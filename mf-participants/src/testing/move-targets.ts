import type { ClassRow } from '@widya/contract/classes';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

/** Fixture of a class to which a participant can be moved. */
const target = (change: Partial<ClassRow>): ClassRow => ({
  id: 91,
  code: 'KBS2ABCD',
  name: 'Kebahasaan untuk Pelayanan Publik',
  active: 1,
  permanent: false,
  status: 'REGISTRATION',
  publish_status: 'OPEN',
  topic_code: 'BHS',
  topic_name: 'Bahasa',
  topic_active: 1,
  class_date: '2026-12-10',
  start_time: '2026-12-10T02:00:00.000Z',
  end_time: '2026-12-10T04:00:00.000Z',
  registration_start_time: null,
  registration_end_time: null,
  price: 200_000,
  quota: 30,
  note: null,
  speaker: null,
  class_image_url: null,
  metrics: { waiting: 2, accepted: 10, pending: 0, income: 0 },
  todos: [],
  certificate_count: 0,
  updated_at: '2026-11-20T03:00:00.000Z',
  version: 1,
  ...change,
});

export const TARGETS: readonly ClassRow[] = [
  target({}),
  target({ id: 92, code: 'PSP9HMAA', name: 'Menulis Siaran Pers', price: 150_000, quota: 0 }),
  target({
    id: 93,
    code: 'SRT5KPLL',
    name: 'Menulis Surat Dinas',
    price: 100_000,
    quota: 12,
    permanent: true,
    start_time: null,
    end_time: null,
  }),
  target({ id: 94, code: 'DRAFTAB1', name: 'Menulis Laporan', publish_status: 'DRAFT' }),
  target({ id: 95, code: 'MNA7Q2KD', name: 'Menyunting Naskah Akademik' }),
];

/** Fake API that searches classes and moves participants to them. */
export const moveApi = (): FakeApi => ({
  'GET /v1/class': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const data = TARGETS.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(q));
    const counts = { upcoming: data.length, archive: 0, todo: 0, draft: 1 };
    return { body: { data, meta: { page: 1, per_page: 20, total: data.length, counts } } };
  },
  'POST /v1/participant/:id/move': ({ params }) => ({
    body: { success: true, affectedRows: 1, id: Number(params.id), version: 4, promoted: 1, mailed: true },
  }),
});
