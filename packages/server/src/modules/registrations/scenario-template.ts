import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import type { Tx } from '../../platform/http/transaction.ts';

export interface ScenarioTemplate {
  /** Null for a built-in text. */
  readonly id: number | null;
  readonly subject: string;
  readonly body: string;
}

/** Mail texts for scenarios without any template. */
const BUILT_IN: Readonly<
  Record<'WAITING' | 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REMINDER' | 'FEEDBACK', Omit<ScenarioTemplate, 'id'>>
> = {
  ACCEPTED: {
    subject: 'Pendaftaran Anda diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) telah diterima.</p><p>Tiket Anda: {{tautan_tiket}}</p>',
  },
  WAITING: {
    subject: 'Menunggu pembayaran: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kuota kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) kini tersedia untuk Anda. Silakan membayar {{jumlah_bayar}} melalui {{tautan_pembayaran}}.</p><p>Tiket Anda: {{tautan_tiket}}</p>',
  },
  PENDING: {
    subject: 'Pendaftaran Anda dalam antrean: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kuota kelas <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) sudah penuh. Anda terdaftar dalam antrean dan akan diberi tahu begitu tempat tersedia.</p><p>Urutan Anda: {{tautan_tiket}}</p>',
  },
  REJECTED: {
    subject: 'Pendaftaran Anda belum dapat diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk kelas <b>{{nama_kelas}}</b> belum dapat diterima.</p><p>{{alasan_penolakan}}</p>',
  },
  REMINDER: {
    subject: 'Pengingat kelas: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Kelas <b>{{nama_kelas}}</b> dimulai {{tanggal_waktu}}. {{tautan_kelas}}</p><p>Tiket Anda: {{tautan_tiket}}</p>',
  },
  FEEDBACK: {
    subject: 'Bagaimana kelas {{nama_kelas}}?',
    body: '<p>Yth. {{nama_peserta}},</p><p>Terima kasih telah mengikuti kelas <b>{{nama_kelas}}</b>. Sampaikan umpan balik Anda, sekitar dua menit: <a href="{{tautan_umpan_balik}}">Isi umpan balik</a>.</p>',
  },
};

/** The scenario whose template is used when a scenario has none. Source: D48, D49. */
const FALLBACKS = { WELCOME: 'ACCEPTED', CLASS_START_REMINDER: 'REMINDER' } as const;

/**
 * The template of a scenario: the one chosen in the class, else the oldest of the scenario, else a built-in one. A new
 * template therefore changes no mail before it is chosen.
 * @param chosen id stored in the class for the scenario.
 */
export async function scenarioTemplate(
  tx: Tx,
  scenario: keyof typeof BUILT_IN | keyof typeof FALLBACKS,
  chosen: number | null,
): Promise<ScenarioTemplate> {
  const found = await storedTemplate(tx, scenario, chosen);
  if (found !== undefined) return found;
  if (scenario === 'WELCOME' || scenario === 'CLASS_START_REMINDER')
    return scenarioTemplate(tx, FALLBACKS[scenario], null);
  return { id: null, ...BUILT_IN[scenario] };
}

async function storedTemplate(tx: Tx, scenario: string, chosen: number | null): Promise<ScenarioTemplate | undefined> {
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
    .orderBy(desc(sql`${emailTemplates.id} = ${chosen ?? 0}`), asc(emailTemplates.id))
    .limit(1);
  return found;
}
