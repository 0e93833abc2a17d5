import { insertAppToken } from '../../modules/app-notifications/app-tokens.ts';
import { notifications } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { CallOptions } from '../calls.ts';
import { insertMember } from '../fixtures.ts';
import type { Examples } from './example.ts';

let counter = 0;

/** Returns a notification with a new title each time. */
export const newNotification = (values: object = {}) => {
  counter += 1;
  const data = { url: 'https://widya.example/kelas' };
  return { title: `Kelas baru ${counter}`, body: 'Pendaftaran sudah dibuka.', data, ...values };
};

/** Inserts a notification that the push service refused. */
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

/** Returns a call by the app of a new member, with the app token of that member. */
async function asMember(db: Tx, more: CallOptions = {}): Promise<CallOptions> {
  const { id } = await insertMember(db);
  const { token } = await insertAppToken(db, id, new Date());
  return { ...more, headers: { authorization: `Bearer ${token}` } };
}

export const notificationExamples: Examples = {
  createAppToken: { make: async ({ db }) => ({ params: { id: (await insertMember(db)).id } }) },
  listPublicNotifications: { make: ({ db }) => asMember(db, { query: { page: '1' } }) },
  addPushDevice: { make: ({ db }) => asMember(db, { body: { registration: 'fcm-uji:perangkat' } }) },
  removePushDevice: { make: ({ db }) => asMember(db, { body: { registration: 'fcm-uji:perangkat' } }) },
  listNotifications: { make: async () => ({ query: { page: '1' } }) },
  countNotificationAudience: { make: async () => ({}) },
  retryNotification: { make: async ({ db }) => ({ params: { id: (await insertFailedNotification(db)).id } }) },
  createNotification: { make: async () => ({ body: newNotification() }) },
};
