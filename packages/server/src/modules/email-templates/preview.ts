import type { EmailPreview } from '@widya/contract/email-templates';
import type { emailTemplateSchemas } from '@widya/contract/email-templates.schemas';
import { type EmailScenario, type EmailVariable, isFilledIn, templateProblems } from '@widya/contract/email-variables';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type MailPoster, mailBody } from '../../platform/mail/mail-layout.ts';
import { cleanEmailHtml } from '../../platform/text/email-html.ts';
import type { TemplateValues } from '../../platform/text/render-template.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import { readOwner, type SeatOwner } from '../registrations/owner.ts';
import { type Addressee, fillIn, valuesFor } from './addressees.ts';
import { findMailOwner } from './mail-owner.ts';
import { withoutOrigin } from './pictures.ts';

type Body = z.output<(typeof emailTemplateSchemas)['previewEmail']['body']>;

/** An invented person, in an invented class when none is chosen. */
const SAMPLE = { email: 'sari.wulandari@contoh.example', name: 'Sari Wulandari', participant_id: null };
const SAMPLE_VALUES: Readonly<Record<EmailVariable, string>> = {
  nama_peserta: SAMPLE.name,
  nama_bergelar: 'Dr. Sari Wulandari, M.Hum.',
  email_peserta: SAMPLE.email,
  nama_kelas: 'Menulis Naskah Dinas',
  nama_pengajar: 'Bambang Prasetyo',
  kode_kelas: 'CONTOH01',
  tanggal_waktu: '17-08-2026 09:00 WIB',
  tautan_kelas: 'https://rapat.example/contoh',
  jumlah_bayar: 'Rp150.000',
  tautan_pembayaran: 'https://widya.example/bayar/WID-CONTOH',
  id_pesanan: 'WID-CONTOH',
  tautan_transaksi: 'https://widya.example/tiket/CONTOH',
  tautan_tiket: 'https://widya.example/tiket/CONTOH',
  batas_bayar: '16-08-2026 09:00 WIB',
  alasan_penolakan: 'Kuota untuk instansi Anda sudah terpenuhi.',
  tautan_umpan_balik: 'https://widya.example/umpan-balik/contoh',
};

/** Invented values, with the facts of the chosen class, and without those that mails of the scenario never contain. */
function sampleValues(scenario: EmailScenario, owner: SeatOwner | null, ownerValues: TemplateValues): TemplateValues {
  const invented = owner === null ? SAMPLE_VALUES : { ...SAMPLE_VALUES, ...factsOf(owner, ownerValues) };
  return Object.fromEntries(
    Object.entries(invented).map(([name, value]) => [name, isFilledIn(name as EmailVariable, scenario) ? value : '']),
  );
}

const factsOf = (
  { source, name, code, speaker, streamUrl }: SeatOwner,
  ownerValues: TemplateValues,
): TemplateValues => ({
  nama_kelas: name,
  kode_kelas: code,
  nama_pengajar: speaker,
  tanggal_waktu: ownerValues.tanggal_waktu ?? '',
  tautan_kelas: streamUrl ?? '',
  jumlah_bayar: ownerValues.jumlah_bayar ?? '',
  tautan_transaksi: SAMPLE_VALUES.tautan_transaksi,
  tautan_umpan_balik: source.kind === 'class' ? SAMPLE_VALUES.tautan_umpan_balik : '',
});

async function findParticipant(tx: Tx, owner: SeatOwner | null, id: number): Promise<Addressee> {
  if (owner === null) throw invalid({ participant_id: 'Pilih kelas dari peserta ini' });
  const { people, ownerId } = owner.source;
  const [row] = await tx
    .select({ email: people.email, name: people.full_name, participant_id: people.id })
    .from(people)
    .where(and(eq(ownerId, owner.id), eq(people.id, id)));
  if (row === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return row;
}

type PreviewContext = Pick<Ctx, 'tx' | 'config'> & { readonly caller: Caller };

/** Mails of a scenario show the poster of their class or course; a broadcast shows only its own pictures. */
const posterOf = async (tx: Tx, owner: SeatOwner | null, scenario: EmailScenario): Promise<MailPoster | null> =>
  owner === null || scenario === 'GENERAL' ? null : mailPoster(tx, { kind: owner.source.kind, id: owner.id });

/** A mail as a participant would get it, created by the code that sends. @throws ApiFailure 404, 422. */
export async function previewOf({ tx, caller, config }: PreviewContext, body: Body): Promise<EmailPreview> {
  const { scenario } = body;
  const mailOwner = await findMailOwner(tx, caller, body);
  const owner = mailOwner && (await readOwner(tx, mailOwner.source, mailOwner.id));
  const sample = body.participant_id === undefined;
  const person = body.participant_id === undefined ? SAMPLE : await findParticipant(tx, owner, body.participant_id);
  const [values = {}] = await valuesFor(tx, [person], { owner, config, scenario });
  const mail = { subject: body.subject, html: cleanEmailHtml(withoutOrigin(body.content, config)) };
  const { subject, html } = fillIn(mail, sample ? sampleValues(scenario, owner, values) : values);
  return {
    subject,
    html: mailBody({ html, poster: await posterOf(tx, owner, scenario) }),
    recipient: { full_name: person.name, email: person.email, sample },
    problems: templateProblems({ scenario, subject: body.subject, body: mail.html }),
  };
}
