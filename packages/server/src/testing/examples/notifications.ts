import { notifications } from '../../database/schema/public-site.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Examples } from './example.ts';

let counter = 0;

/** A notification of new words each time. */
export const newNotification = (values: object = {}) => {
  counter += 1;
  const data = { url: 'https://widya.example/kelas' };
  return { title: `Kelas baru ${counter}`, body: 'Pendaftaran sudah dibuka.', data, ...values };
};

/** One that the push service refused. */
export async function insertFailedNotification(db: Tx) {
  const { title, body, data } = newNotification();
  const failure = { status: 'FAILED', attempts: 5, last_error: 'Layanan push sedang sibuk (kode 503)' } as const;
  const [row] = await db
    .insert(notifications)
    .values({ title, body, data, ...failure })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export const notificationExamples: Examples = {
  listNotifications: { make: async () => ({ query: { page: '1' } }) },
  countNotificationAudience: { make: async () => ({}) },
  retryNotification: { make: async ({ db }) => ({ params: { id: (await insertFailedNotification(db)).id } }) },
  createNotification: { make: async () => ({ body: newNotification() }) },
};
