import { outwardAddress } from '@widya/contract/outward-address';
import { eq } from 'drizzle-orm';
import { emailTemplates } from '../../database/schema/email.ts';
import { sessionTemplates } from '../../database/schema/events.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Mail } from '../../mail/mail.ts';
import { type SiteSettings, siteOf } from '../../site.ts';
import { renderHtml, renderText, type TemplateValues } from '../class-editing/render-template.ts';
import { clockOf, dayOf } from '../wib.ts';
import type { EventRow, SessionRow } from './present.ts';
import type { RegistrationRow } from './registrations.ts';

type Told = Exclude<RegistrationRow['status'], 'PENDING'>;

interface Template {
  readonly id: number | null;
  readonly subject: string;
  readonly body: string;
}

/** Mails of a session that chose no template. */
const BUILT_IN: Readonly<Record<Told, Omit<Template, 'id'>>> = {
  ACCEPTED: {
    subject: 'Pendaftaran Anda diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) telah diterima.</p>',
  },
  WAITING: {
    subject: 'Menunggu pembayaran: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Tempat untuk <b>{{nama_kelas}}</b> ({{tanggal_waktu}}) kini tersedia bagi Anda. Silakan menyelesaikan pembayaran melalui {{tautan_pembayaran}}.</p>',
  },
  REJECTED: {
    subject: 'Pendaftaran Anda belum dapat diterima: {{nama_kelas}}',
    body: '<p>Yth. {{nama_peserta}},</p><p>Pendaftaran Anda untuk <b>{{nama_kelas}}</b> belum dapat diterima.</p><p>{{alasan_penolakan}}</p>',
  },
};

async function templatesOf(tx: Tx, sessionId: number): Promise<Map<string, Template>> {
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

const when = (start: Date | null): string =>
  start === null ? '' : `${dayOf(start).split('-').toReversed().join('-')} ${clockOf(start)} WIB`;

/** One mail for each registration whose status changed; the key names the change, so that telling it twice mails once. */
export async function registrationMails(
  tx: Tx,
  { event, session }: { readonly event: EventRow; readonly session: SessionRow },
  people: readonly RegistrationRow[],
  config: SiteSettings,
): Promise<Mail[]> {
  const chosen = await templatesOf(tx, session.id);
  const site = await siteOf(tx, config);
  const { streamingURL } = session.additional_information;
  return people.flatMap((person) => {
    if (person.status === 'PENDING') return [];
    const template: Template = chosen.get(person.status) ?? { id: null, ...BUILT_IN[person.status] };
    const values: TemplateValues = {
      nama_peserta: person.full_name,
      nama_bergelar: person.full_name,
      email_peserta: person.email,
      nama_kelas: event.name,
      nama_pengajar: session.session_speaker,
      kode_kelas: event.event_url,
      tanggal_waktu: when(session.start_time),
      tautan_kelas: person.status === 'ACCEPTED' && typeof streamingURL === 'string' ? streamingURL : '',
      tautan_pembayaran: outwardAddress(site, 'eventRegistration', event.event_url),
      alasan_penolakan: person.rejection_message ?? '',
    };
    return {
      to: person.email,
      toName: person.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      dedupeKey: `event:${person.id}:${person.version}`,
      scenario: person.status,
      ...(template.id === null ? {} : { templateId: template.id }),
    };
  });
}
