import type { AppNotification } from '@widya/contract/notifications';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './page-of.ts';

const BASE: AppNotification = {
  id: 3,
  title: 'Kelas baru dibuka',
  body: 'Menyunting Naskah Akademik, 24 November pukul 09.00 WIB.',
  data: { url: 'https://widya.example/kelas/mna7q2kd' },
  status: 'SUCCESS',
  reason: null,
  delivered_count: 1_020,
  failed_count: 0,
  audience_count: 1_284,
  created_by: 'Ratna Contoh',
  created_at: '2026-11-18T02:00:00.000Z',
};

/** Fixture of a notification; pass the fields that the story is about. */
export const notification = (changes: Partial<AppNotification> = {}): AppNotification => ({ ...BASE, ...changes });

const NOTIFICATIONS: readonly AppNotification[] = [
  notification({ id: 5, title: 'Sertifikat sudah terbit', data: {}, status: 'PENDING', delivered_count: null }),
  notification({
    id: 4,
    title: 'Pemeliharaan malam ini',
    data: {},
    status: 'FAILED',
    reason: 'Layanan push tidak dapat dihubungi',
    delivered_count: 640,
    failed_count: 380,
    created_by: null,
  }),
  notification({ id: 2, title: 'Jadwal bulan ini', data: {}, status: 'STORED', delivered_count: null }),
  notification(),
];

/** Fake API of the stories of notifications, on which every call succeeds. */
export const notificationApi = (): FakeApi => ({
  'GET /v1/notification': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    return { body: pageOf(NOTIFICATIONS.filter(({ title }) => title.toLowerCase().includes(q))) };
  },
  'GET /v1/notification/audience': () => ({ body: { count: 1_284, push: true, devices: null } }),
  'POST /v1/notification/:id/retry': ({ params }) => ({
    body: { success: true, affectedRows: 1, data: notification({ id: Number(params.id), status: 'PENDING' }) },
  }),
  'POST /v1/notification': ({ body }) => ({
    status: 201,
    body: { success: true, id: 6, data: notification({ id: 6, status: 'PENDING', ...(body as object) }) },
  }),
});
