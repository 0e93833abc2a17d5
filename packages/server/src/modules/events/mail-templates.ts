import { eq } from 'drizzle-orm';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { sessionTemplates } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { RegistrationRow } from './event-people.ts';

export interface Template {
  /** Null for a built-in text. */
  readonly id: number | null;
  readonly subject: string;
  readonly body: string;
}

/** Statuses about which visitors get a mail. */
export type MailedStatus = 'ACCEPTED' | 'WAITING' | 'PENDING' | 'REJECTED';

export const TICKET = '<p>Tiket Anda: {{tautan_tiket}}</p>';

/** Mails of a session without a chosen template. */
const BUILT_IN: Readonly<Record<MailedStatus, Omit<Template, 'id'>>> = {
  ACCEPTED: {
    subject: 'Pendaftaran Anda diterima: {{nama_kelas}}',
    body: `<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) telah diterima.</p>${TICKET}`,
  },
  WAITING: {
    subject: 'Menunggu pembayaran: {{nama_kelas}}',
    body: `<p>Yth. {{nama_peserta}},</p><p>Tempat untuk <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) kini tersedia bagi Anda. Silakan membayar {{jumlah_bayar}} melalui {{tautan_pembayaran}}.</p>${TICKET}`,
  },
  PENDING: {
    subject: 'Pendaftaran Anda dalam antrean: {{nama_kelas}}',
    body: `<p>Yth. {{nama_peserta}},</p><p>Kuota <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) sudah penuh. Anda terdaftar dalam antrean dan akan diberi tahu begitu tempat tersedia.</p>${TICKET}`,
  },
  REJECTED: {
    subject: 'Pendaftaran Anda belum dapat diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk <b>{{nama_kelas}}</b> belum dapat diterima.</p><p>{{alasan_penolakan}}</p>',
  },
};

export const isMailed = (status: RegistrationRow['status']): status is MailedStatus => status in BUILT_IN;

export const builtInTemplate = (status: MailedStatus): Template => ({ id: null, ...BUILT_IN[status] });

/** The templates chosen for a session, by status. */
export async function chosenTemplates(tx: Tx, sessionId: number): Promise<ReadonlyMap<string, Template>> {
  const rows = await tx
    .select({
      type: sessionTemplates.template_type,
      id: emailTemplates.id,
      subject: emailTemplates.subject_template,
      body: emailTemplates.body_template,
    })
    .from(sessionTemplates)
    .innerJoin(emailTemplates, eq(emailTemplates.id, sessionTemplates.template_id))
    .where(eq(sessionTemplates.session_id, sessionId));
  return new Map(rows.map(({ type, ...template }) => [type.toUpperCase(), template]));
}
