import { eq } from 'drizzle-orm';
import {
  emailBroadcasts,
  emailLog,
  emailOutbox,
  emailSuppressions,
  emailTemplates,
} from '../../platform/database/schema/email.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { insertCourse } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;
const next = (): number => {
  counter += 1;
  return counter;
};

const one = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
};

export async function insertTemplate(db: Tx, values: Partial<typeof emailTemplates.$inferInsert> = {}) {
  const template_name = `Templat Uji ${next()}`;
  const own = { template_name, subject_template: 'Halo {{nama_peserta}}', body_template: '<p>Isi</p>' };
  return one(
    await db
      .insert(emailTemplates)
      .values({ ...own, ...values })
      .returning(),
  );
}

interface BroadcastFixture {
  readonly recipients?: readonly string[];
  /** State of every recipient's item. */
  readonly ended?: 'remaining' | 'failed' | 'sent';
  readonly state?: 'WAITING' | 'PAUSED' | 'DONE';
  /** Milliseconds until the broadcast begins; negative when it has begun. */
  readonly startsIn?: number;
}

/** Inserts a broadcast with its task. @returns the row of the broadcast. */
export async function insertBroadcast(
  db: Tx,
  {
    recipients = ['siti@uji.example'],
    ended = 'remaining',
    state = 'WAITING',
    startsIn = 60_000,
  }: BroadcastFixture = {},
  values: Partial<typeof emailBroadcasts.$inferInsert> = {},
) {
  const starts_at = new Date(Date.now() + startsIn);
  const broadcast = one(
    await db
      .insert(emailBroadcasts)
      .values({
        subject: `Siaran Uji ${next()}`,
        content: '<p>Halo {{nama_peserta}}</p>',
        created_by: 'Admin Uji',
        content_hash: `uji-${next()}`,
        starts_at,
        ...values,
      })
      .returning(),
  );
  const input = { broadcast_id: broadcast.id, starts_at: starts_at.toISOString(), answers: null };
  const own = { kind: 'email-broadcast', label: broadcast.subject, worker: 'server', input } as const;
  const task = one(
    await db
      .insert(tasks)
      .values({ ...own, owner_kind: 'admin', owner_id: 1 })
      .returning({ id: tasks.id }),
  );
  await db.insert(taskItems).values(
    recipients.map((email, n) => ({
      task_id: task.id,
      position: n + 1,
      label: email,
      data: { email, name: '', member_id: null, participant_id: null },
      state: ended,
    })),
  );
  if (state !== 'WAITING') await db.update(tasks).set({ state }).where(eq(tasks.id, task.id));
  await db.update(emailBroadcasts).set({ task_id: task.id }).where(eq(emailBroadcasts.id, broadcast.id));
  return { ...broadcast, task_id: task.id };
}

const insertLog = async (db: Tx) => {
  const own = { message_id: `<uji-${next()}@uji.example>`, subject: 'Halo', body_html: '<p>Halo</p>' };
  return one(
    await db
      .insert(emailLog)
      .values({ ...own, to_email: 'siti@uji.example' })
      .returning(),
  );
};

/** Inserts a failed mail in the outbox and in the log. */
const insertFailed = async (db: Tx) => {
  const { id, message_id, subject, to_email } = await insertLog(db);
  const own = { dedupe_key: message_id, subject, to_email, body_html: '<p>Halo</p>', status: 'failed' } as const;
  const mail = one(await db.insert(emailOutbox).values(own).returning());
  await db.update(emailLog).set({ status: 'failed', outbox_id: mail.id }).where(eq(emailLog.id, id));
  return { id };
};

const onBroadcast = (fixture: BroadcastFixture = {}): Example => ({
  make: async ({ db }) => ({ params: { id: (await insertBroadcast(db, fixture)).id } }),
});

const template = {
  template_name: 'Templat Baru',
  scenario: 'GENERAL',
  subject_template: 'Kabar {{nama_kelas}}',
  body_template: '<p>Halo {{nama_peserta}}</p>',
};
const mail = { subject: 'Halo {{nama_peserta}}', content: '<p>Isi</p>' };
const paged: Example = { make: async () => ({ query: { page: '1' } }) };

export const emailExamples: Examples = {
  listEmailTemplates: paged,
  createEmailTemplate: { make: async () => ({ body: template }) },
  updateEmailTemplate: {
    make: async ({ db }) => ({
      params: { id: (await insertTemplate(db)).id },
      body: { ...template, version: 1 },
    }),
  },
  readEmailTemplateUsage: { make: async ({ db }) => ({ params: { id: (await insertTemplate(db)).id } }) },
  previewEmail: { make: async () => ({ body: mail }) },
  sendTestEmail: { make: async () => ({ body: mail }) },
  readCourseEmailTemplates: { make: async ({ db }) => ({ params: { id: (await insertCourse(db)).id } }) },
  updateCourseEmailTemplates: {
    make: async ({ db }) => ({
      params: { id: (await insertCourse(db)).id },
      body: { welcome_template_id: (await insertTemplate(db, { scenario: 'WELCOME' })).id },
    }),
  },
  listEmailClasses: { make: async () => ({}) },
  countEmailRecipients: { make: async () => ({ body: { recipients: ['siti@uji.example'] } }) },
  sendEmail: { make: async () => ({ body: { ...mail, recipients: [`siti-${next()}@uji.example`] } }) },
  listEmailBroadcasts: paged,
  readEmailBroadcast: onBroadcast(),
  listEmailBroadcastRecipients: onBroadcast(),
  recallEmailBroadcast: onBroadcast(),
  pauseEmailBroadcast: onBroadcast(),
  resumeEmailBroadcast: onBroadcast({ state: 'PAUSED' }),
  cancelEmailBroadcast: onBroadcast({ startsIn: -60_000 }),
  retryEmailBroadcast: onBroadcast({ ended: 'failed', state: 'DONE', startsIn: -60_000 }),
  readEmailDelivery: { make: async () => ({}) },
  listEmailHistory: paged,
  readEmailLog: { make: async ({ db }) => ({ params: { id: (await insertLog(db)).id } }) },
  resendEmail: { make: async ({ db }) => ({ params: { id: (await insertFailed(db)).id } }) },
  resendEmails: { make: async () => ({ body: { status: 'failed' } }) },
  listSentEmails: paged,
  listEmailSuppressions: paged,
  addEmailSuppression: { make: async () => ({ body: { email: `tanpa-siaran-${next()}@uji.example` } }) },
  removeEmailSuppression: {
    make: async ({ db }) => {
      const values = { email: `tanpa-siaran-${next()}@uji.example`, reason: 'manual' } as const;
      return { params: { id: one(await db.insert(emailSuppressions).values(values).returning()).id } };
    },
  },
};
