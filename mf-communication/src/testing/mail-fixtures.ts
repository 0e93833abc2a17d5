import type {
  EmailBroadcast,
  EmailBroadcastRecipient,
  EmailBroadcastRecord,
  RecipientCount,
} from '@widya/contract/email-broadcasts';
import type { EmailLog, EmailSuppression } from '@widya/contract/email-log';
import type { EmailTemplate } from '@widya/contract/email-templates';

const UNUSED = { classes: 0, courses: 0, events: 0 };

const TEMPLATE: EmailTemplate = {
  id: 1,
  template_name: 'Diterima, kelas daring',
  subject_template: 'Selamat datang di {{nama_kelas}}',
  body_template:
    '<p>Halo {{nama_peserta}},</p><p>Registrasi kamu diterima. <a href="{{tautan_kelas}}">Buka kelas</a></p>',
  scenario: 'ACCEPTED',
  used_by: { classes: 37, courses: 2, events: 0 },
  is_default: false,
  created_at: '2026-08-01T03:00:00.000Z',
  updated_at: '2026-11-02T03:00:00.000Z',
  version: 4,
};

/** Fixture of a template; pass the fields that the story is about. */
export const template = (changes: Partial<EmailTemplate> = {}): EmailTemplate => ({ ...TEMPLATE, ...changes });

export const TEMPLATES: readonly EmailTemplate[] = [
  template(),
  template({
    id: 2,
    template_name: 'Tagihan kelas',
    subject_template: 'Selesaikan pembayaran {{nama_kelas}}',
    body_template: '<p>Bayar lewat {{tautan_pembayaran}} sebelum {{batas_bayar}}.</p>',
    scenario: 'WAITING',
    used_by: UNUSED,
    is_default: true,
  }),
  template({
    id: 3,
    template_name: 'Kabar bulanan',
    subject_template: 'Kabar Widya bulan ini',
    body_template: '<p>Halo {{nama_peserta}}, ini kabar kami.</p>',
    scenario: 'GENERAL',
    used_by: UNUSED,
  }),
];

const BROADCAST: EmailBroadcast = {
  id: 5,
  job_id: 31,
  subject: 'Kabar Widya bulan ini',
  state: 'DONE',
  counts: { total: 1_284, queued: 0, sent: 1_270, failed: 3, bounced: 2, skipped: 9 },
  starts_at: '2026-11-20T02:01:00.000Z',
  created_at: '2026-11-20T02:00:00.000Z',
  finished_at: '2026-11-20T02:04:00.000Z',
  created_by: 'Sekar Contoh',
  class_code: null,
  class_name: null,
  course_id: null,
  course_code: null,
  course_title: null,
};

export const broadcast = (changes: Partial<EmailBroadcast> = {}): EmailBroadcast => ({ ...BROADCAST, ...changes });

/** A broadcast that was recalled before its first mail was sent. */
export const RECALLED: EmailBroadcastRecord = {
  ...broadcast({
    id: 8,
    subject: 'Jadwal berubah',
    state: 'RECALLED',
    counts: { total: 2, queued: 0, sent: 0, failed: 0, bounced: 0, skipped: 2 },
  }),
  content: '<p>Kelas pindah ke hari Rabu.</p>',
  attachments: [],
  draft: {
    recipients: ['tirta@widya.example', 'wulan@widya.example'],
    audience: null,
    attachments: [],
    complaint_id: null,
  },
};

export const RECIPIENTS: readonly EmailBroadcastRecipient[] = [
  {
    id: 1,
    email: 'penuh@widya.example',
    name: 'Bayu Contoh',
    state: 'failed',
    reason: 'Kotak surat penuh',
    attempts: 3,
    sent_at: null,
    message_id: null,
  },
  {
    id: 2,
    email: 'tirta@widya.example',
    name: 'Tirta Contoh',
    state: 'sent',
    reason: null,
    attempts: 1,
    sent_at: '2026-11-20T02:01:04.000Z',
    message_id: '<a1@widya.example>',
  },
  {
    id: 3,
    email: 'berhenti@widya.example',
    name: '',
    state: 'skipped',
    reason: 'Berhenti berlangganan',
    attempts: 0,
    sent_at: null,
    message_id: null,
  },
];

export const COUNT: RecipientCount = {
  total: 1_296,
  sendable: 1_284,
  suppressed: 12,
  suppressed_examples: [{ email: 'berhenti@widya.example', reason: 'unsubscribed' }],
  duplicates: 3,
  invalid: [],
  examples: [{ email: 'tirta@widya.example', name: 'Tirta Contoh' }],
};

const LOG: EmailLog = {
  id: 71,
  message_id: '<b7c1@widya.example>',
  subject: 'Selamat datang di Menyunting Naskah Akademik',
  to: 'tirta@widya.example',
  created_at: '2026-11-19T04:30:00.000Z',
  scenario: 'ACCEPTED',
  status: 'sent',
  error: null,
  class_code: 'MNA7Q2KD',
  class_name: 'Menyunting Naskah Akademik',
  course_id: null,
  course_title: null,
  broadcast_id: null,
  resendable: false,
};

export const logRow = (changes: Partial<EmailLog> = {}): EmailLog => ({ ...LOG, ...changes });

export const LOG_ROWS: readonly EmailLog[] = [
  logRow(),
  logRow({
    id: 72,
    message_id: '<b7c2@widya.example>',
    subject: 'Kabar Widya bulan ini',
    to: 'penuh@widya.example',
    scenario: 'GENERAL',
    status: 'failed',
    error: 'Kotak surat penuh',
    class_code: null,
    class_name: null,
    broadcast_id: 5,
  }),
];

export const SUPPRESSIONS: readonly EmailSuppression[] = [
  { id: 1, email: 'berhenti@widya.example', reason: 'unsubscribed', note: '', created_at: '2026-10-02T03:00:00.000Z' },
];
