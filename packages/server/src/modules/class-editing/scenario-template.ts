import { and, desc, eq, sql } from 'drizzle-orm';
import { emailTemplates } from '../../database/schema/email.ts';
import type { Tx } from '../../http/transaction.ts';

export interface ScenarioTemplate {
  readonly id: number | null;
  readonly subject: string;
  readonly body: string;
}

/** Mails of an installation without any template of the scenario. */
const BUILT_IN: Readonly<
  Record<'WAITING' | 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REMINDER', Omit<ScenarioTemplate, 'id'>>
> = {
  ACCEPTED: {
    subject: 'Pendaftaran Anda diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) telah diterima.</p>',
  },
  WAITING: {
    subject: 'Menunggu pembayaran: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kuota kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) kini tersedia untuk Anda. Silakan membayar {{jumlah_bayar}} melalui {{tautan_pembayaran}}.</p>',
  },
  PENDING: {
    subject: 'Pendaftaran Anda dalam antrean: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kuota kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) sudah penuh. Anda terdaftar dalam antrean dan akan diberi tahu begitu tempat tersedia.</p>',
  },
  REJECTED: {
    subject: 'Pendaftaran Anda belum dapat diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk kelas <b>{{nama_kelas}}</b> belum dapat diterima.</p><p>{{alasan_penolakan}}</p>',
  },
  REMINDER: {
    subject: 'Pengingat kelas: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kelas <b>{{nama_kelas}}</b> dimulai {{tanggal_waktu}}. {{tautan_kelas}}</p>',
  },
};

/**
 * The template of a scenario: the one the class chose, else the newest of the scenario, else a built-in one.
 * @param chosen id that the class carries for the scenario.
 */
export async function scenarioTemplate(
  tx: Tx,
  scenario: keyof typeof BUILT_IN,
  chosen: number | null,
): Promise<ScenarioTemplate> {
  const [found] = await tx
    .select({ id: emailTemplates.id, subject: emailTemplates.subject_template, body: emailTemplates.body_template })
    .from(emailTemplates)
    .where(
      and(
        eq(emailTemplates.active, 1),
        chosen === null
          ? eq(emailTemplates.scenario, scenario)
          : sql`(${emailTemplates.id} = ${chosen} or ${emailTemplates.scenario} = ${scenario})`,
      ),
    )
    .orderBy(desc(sql`${emailTemplates.id} = ${chosen ?? 0}`), desc(emailTemplates.id))
    .limit(1);
  return found ?? { id: null, ...BUILT_IN[scenario] };
}
