import { emailTemplates } from '../../platform/database/schema/email.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif } from '../sample-files.ts';
import type { Example, Examples } from './example.ts';

const HOUR = 3_600_000;

let counter = 0;

/** Inserts a draft of an event with one session, two weeks from now. */
export async function insertEvent(
  db: Tx,
  values: Partial<typeof events.$inferInsert> = {},
  session: Partial<typeof eventSessions.$inferInsert> = {},
) {
  counter += 1;
  const start = Math.floor(Date.now() / HOUR) * HOUR + 14 * 24 * HOUR;
  const times = { start_time: new Date(start), end_time: new Date(start + 2 * HOUR) };
  const name = `Acara Uji ${counter}`;
  const own = { name, event_url: `acara-uji-${counter}`, ...times, ...values };
  const [event] = await db.insert(events).values(own).returning();
  const [only] = await db
    .insert(eventSessions)
    .values({ event_id: event?.id ?? 0, name, ...times, ...session })
    .returning();
  if (!event || !only) throw new Error('nothing was inserted');
  return { event, session: only };
}

export async function insertEventRegistration(
  db: Tx,
  values: Partial<typeof eventRegistrations.$inferInsert> & { session_id: number },
) {
  counter += 1;
  const person = { full_name: `Tamu Uji ${counter}`, email: `tamu-${counter}@uji.example`, status: 'WAITING' as const };
  const [row] = await db
    .insert(eventRegistrations)
    .values({ ...person, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

const onEvent: Example = { make: async ({ db }) => ({ params: { id: (await insertEvent(db)).event.id } }) };
const onSession: Example = { make: async ({ db }) => ({ params: { id: (await insertEvent(db)).session.id } }) };
const picture: Example = {
  make: async ({ db }) => ({
    params: { id: (await insertEvent(db)).event.id },
    ...multipart({}, [{ field: 'upload', name: 'gambar.jpg', type: 'image/jpeg', content: await jpegWithExif() }]),
  }),
};

export const eventExamples: Examples = {
  listEvents: { make: async () => ({ query: { page: '1' } }) },
  readEventByUrl: { make: async ({ db }) => ({ params: { url: (await insertEvent(db)).event.event_url } }) },
  readEventMetrics: onEvent,
  checkEventUrl: { make: async () => ({ query: { url: 'acara-baru' } }) },
  uploadEventIcon: picture,
  uploadEventIconPlain: picture,
  uploadEventBanner: picture,
  uploadEventBannerPlain: picture,
  createSingleSessionEvent: {
    make: async () => {
      counter += 1;
      return { body: { event: { name: 'Acara Baru Uji', event_url: `acara-baru-${counter}` }, session: { price: 0 } } };
    },
  },
  updateSingleSessionEvent: {
    make: async ({ db }) => ({
      params: { eventId: (await insertEvent(db)).event.id },
      body: { event: { name: 'Nama Lain Uji' }, session: { session_speaker: 'Narasumber Uji' } },
    }),
  },
  createEventSession: {
    make: async ({ db }) => ({ params: { id: (await insertEvent(db)).event.id }, body: { name: 'Hari Kedua Uji' } }),
  },
  updateEventSession: {
    make: async ({ db }) => ({
      params: { id: (await insertEvent(db)).session.id },
      body: { session_speaker: 'Narasumber Uji' },
    }),
  },
  deleteEventSession: {
    make: async ({ db }) => {
      const { event } = await insertEvent(db);
      const [second] = await db
        .insert(eventSessions)
        .values({ event_id: event.id, name: 'Hari Kedua Uji' })
        .returning();
      return { params: { id: second?.id ?? 0 } };
    },
  },
  toggleEventPublishStatus: onEvent,
  listEventTemplates: onEvent,
  setSessionTemplate: {
    make: async ({ db }) => {
      const values = { template_name: 'Uji', subject_template: 'Uji', body_template: 'Uji' };
      const [template] = await db.insert(emailTemplates).values(values).returning();
      const { session } = await insertEvent(db);
      return { params: { id: session.id }, body: { template_type: 'waiting', template_id: template?.id ?? 0 } };
    },
  },
  readSessionRegistrationInfo: onSession,
  readEventRegistrations: onEvent,
  renewSessionTicket: {
    make: async ({ db }) => {
      const { session } = await insertEvent(db);
      const { id } = await insertEventRegistration(db, { session_id: session.id });
      return { params: { id: session.id, x: id } };
    },
  },
  settleSessionRegistration: {
    make: async ({ db }) => {
      const { session } = await insertEvent(db);
      const { id } = await insertEventRegistration(db, { session_id: session.id });
      return { params: { id: session.id, x: id, action: 'accept' }, body: {} };
    },
  },
  checkInSessionRegistrations: {
    make: async ({ db }) => {
      const { session } = await insertEvent(db);
      const { id } = await insertEventRegistration(db, { session_id: session.id, status: 'ACCEPTED' });
      return { params: { id: session.id }, body: { ids: [id], checked_in: true } };
    },
  },
};
