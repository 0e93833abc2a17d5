import type { CourseTemplates } from '@widya/contract/email-templates';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { MAIL_CLASS } from './mail-class.ts';
import {
  broadcast,
  COUNT,
  LOG_ROWS,
  RECALLED,
  RECIPIENTS,
  SUPPRESSIONS,
  TEMPLATES,
  template,
} from './mail-fixtures.ts';
import { pageOf } from './page-of.ts';

const done = { success: true, affectedRows: 1 };

/** The course of the stories, with the fields that its email screen reads. */
const COURSE: CourseTemplates = {
  id: 7,
  course_code: 'DDP',
  title: 'Dasar-Dasar Penulisan',
  version: 2,
  welcome_template_id: null,
  accepted_template_id: null,
  pending_template_id: null,
  reminder_template_id: null,
  waiting_template_id: 2,
  rejected_template_id: null,
};
const PARTICIPANTS = [{ id: 31, full_name: 'Tirta Contoh', email: 'tirta@widya.example' }];

const filled = (text: string): string =>
  text.replaceAll('{{nama_peserta}}', 'Tirta Contoh').replaceAll('{{nama_kelas}}', 'Menyunting Naskah Akademik');

/** Fake API of the stories of mails. */
export const mailApi = (): FakeApi => ({
  'GET /v1/email_templates': ({ query }) => ({ body: query.has('page') ? pageOf(TEMPLATES) : TEMPLATES }),
  'POST /v1/email_templates': () => ({ status: 201, body: { ...done, id: 9, data: template({ id: 9 }), version: 1 } }),
  'GET /v1/email_template/:id/usage': () => ({
    body: {
      classes: 37,
      courses: 2,
      events: 0,
      is_default: false,
      class_examples: [{ code: MAIL_CLASS.code, name: MAIL_CLASS.name, scenario: 'ACCEPTED' }],
      course_examples: [],
    },
  }),
  'PUT /v1/email_template/:id': () => ({ body: { ...done, data: template({ version: 5 }), version: 5 } }),
  'POST /v1/email/preview': ({ body }) => {
    const { subject, content, participant_id } = body as { subject: string; content: string; participant_id?: number };
    return {
      body: {
        subject: filled(subject),
        html: filled(content),
        recipient: { full_name: 'Tirta Contoh', email: 'tirta@widya.example', sample: participant_id === undefined },
        problems: [],
      },
    };
  },
  'POST /v1/email/test': () => ({ status: 202, body: { success: true, queued: 1, to: 'superadmin@widya.example' } }),
  'POST /v1/email/recipients': ({ body }) => {
    const { recipients, audience } = body as { recipients: string[]; audience?: object };
    if (audience) return { body: COUNT };
    const examples = recipients.map((email) => ({ email, name: '' }));
    return {
      body: {
        ...COUNT,
        total: recipients.length,
        sendable: recipients.length,
        suppressed: 0,
        suppressed_examples: [],
        duplicates: 0,
        examples,
      },
    };
  },
  'POST /v1/email/send': () => ({
    status: 202,
    body: { success: true, job_id: 40, queued: 1, skipped: 0, data: waiting() },
  }),
  'GET /v1/email/broadcasts': () => ({ body: pageOf([waiting(), broadcast()]) }),
  'GET /v1/email/broadcast/:id': ({ params }) => {
    const found = [waiting(), broadcast(), RECALLED].find(({ id }) => String(id) === params.id);
    return found
      ? { body: { content: '<p>Halo, ini kabar kami.</p>', attachments: [], draft: null, ...found } }
      : refusal(404, 'NOT_FOUND', 'Broadcast tidak ditemukan');
  },
  'GET /v1/email/broadcast/:id/recipients': ({ query }) => {
    const state = query.get('state');
    return { body: pageOf(RECIPIENTS.filter((row) => state === null || row.state === state)) };
  },
  'POST /v1/email/broadcast/:id/recall': () => ({ body: { success: true, data: broadcast({ state: 'RECALLED' }) } }),
  'POST /v1/email/broadcast/:id/retry': () => ({ body: { success: true, data: broadcast({ state: 'SENDING' }) } }),
  'GET /v1/email/delivery': () => ({ body: { waiting: 0, hold: null } }),
  'GET /v1/email/history': () => ({ body: pageOf(LOG_ROWS) }),
  'GET /v1/email/history/:id': ({ params }) => {
    const found = LOG_ROWS.find(({ id }) => String(id) === params.id);
    return found
      ? { body: { ...found, body_html: '<p>Halo Tirta Contoh, registrasi kamu diterima.</p>' } }
      : refusal(404, 'NOT_FOUND', 'Surel tidak ditemukan');
  },
  'POST /v1/email/history/:id/resend': () => ({ body: done }),
  'POST /v1/email/history/resend': () => ({ body: { success: true, queued: 2, left_out: 1 } }),
  'GET /v1/email/suppressions': () => ({ body: pageOf(SUPPRESSIONS) }),
  'POST /v1/email/suppressions': () => ({ status: 201, body: { ...done, data: SUPPRESSIONS[0] } }),
  'DELETE /v1/email/suppression/:id': () => ({ body: done }),
  'GET /v1/class/:code': ({ params }) =>
    params.code === MAIL_CLASS.code ? { body: MAIL_CLASS } : refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan'),
  'PUT /v1/class/:code': () => ({ body: { ...done, data: MAIL_CLASS, version: 4 } }),
  'GET /v1/class/:code/participants': () => ({ body: pageOf(PARTICIPANTS) }),
  'GET /v1/email/classes': () => ({ body: [MAIL_CLASS] }),
  'GET /v1/course/:id/email_templates': ({ params }) =>
    params.id === '7' || params.id?.toUpperCase() === COURSE.course_code
      ? { body: COURSE }
      : refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan'),
  'PUT /v1/course/:id/email_templates': () => ({ body: { ...done, data: COURSE, version: 3 } }),
});

/** A broadcast whose first mail is sent in less than a minute. */
export const waiting = () =>
  broadcast({
    id: 6,
    subject: 'Ruang kelas berubah',
    state: 'SCHEDULED',
    counts: { total: 1_284, queued: 1_284, sent: 0, failed: 0, bounced: 0, skipped: 0 },
    starts_at: new Date(Date.now() + 50_000).toISOString(),
    created_at: new Date().toISOString(),
    finished_at: null,
  });
