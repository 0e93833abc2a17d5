import { outwardAddress } from '@widya/contract/outward-address';
import { eq } from 'drizzle-orm';
import { emailTemplates } from '../../database/schema/email.ts';
import { sessionTemplates } from '../../database/schema/events.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Mail } from '../../mail/mail.ts';
import { siteOf } from '../../site.ts';
import { renderHtml, renderText, type TemplateValues } from '../class-editing/render-template.ts';
import type { OrderRow } from '../participants/present.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { rupiahText, whenText } from '../registrations/scenario-mails.ts';
import { ticketAddresses } from '../tickets/ticket-link.ts';
import { type EventSeats, type RegistrationRow, seatName, ticketedBy } from './event-people.ts';

interface Template {
  readonly id: number | null;
  readonly subject: string;
  readonly body: string;
}

type Told = 'ACCEPTED' | 'WAITING' | 'PENDING' | 'REJECTED';

const TICKET = '<p>Tiket Anda: {{tautan_tiket}}</p>';

/** Mails of a session that chose no template. */
const BUILT_IN: Readonly<Record<Told, Omit<Template, 'id'>>> = {
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

const isTold = (status: RegistrationRow['status']): status is Told => status in BUILT_IN;

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

/** One mail for each registration whose status changed; the key names the change, so that telling it twice mails once. */
export async function registrationMails(
  { tx, now, config }: SeatContext,
  seats: EventSeats,
  people: readonly RegistrationRow[],
  orders: ReadonlyMap<number, OrderRow>,
): Promise<Mail[]> {
  const { event, session } = seats;
  const chosen = await templatesOf(tx, session.id);
  const site = await siteOf(tx, config);
  const ticketAddress = await ticketAddresses(tx, config, { now });
  const poster = await mailPoster(tx, { kind: 'event', id: event.id });
  const { streamingURL } = session.additional_information;
  const mails: Mail[] = [];
  for (const person of people) {
    const { status } = person;
    if (!isTold(status)) continue;
    const template: Template = chosen.get(status) ?? { id: null, ...BUILT_IN[status] };
    const order = orders.get(person.id);
    const ticket = ticketAddress(ticketedBy(seats, person));
    const values: TemplateValues = {
      nama_peserta: person.full_name,
      nama_bergelar: person.full_name,
      email_peserta: person.email,
      nama_kelas: seatName(seats),
      nama_pengajar: session.session_speaker,
      kode_kelas: event.event_url,
      tanggal_waktu: whenText(session.start_time),
      tautan_kelas: status === 'ACCEPTED' && typeof streamingURL === 'string' ? streamingURL : '',
      jumlah_bayar: rupiahText(order?.amount ?? person.price),
      tautan_pembayaran: order === undefined ? ticket : outwardAddress(site, 'payment', order.order_id),
      tautan_transaksi: ticket,
      tautan_tiket: ticket,
      id_pesanan: order?.order_id ?? '',
      batas_bayar: whenText(order?.should_expire_at ?? null),
      alasan_penolakan: person.rejection_message ?? '',
    };
    mails.push({
      to: person.email,
      toName: person.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      poster,
      dedupeKey: `event:${person.id}:${person.version}`,
      scenario: status,
      ...(person.member_id === null ? {} : { memberId: person.member_id }),
      ...(template.id === null ? {} : { templateId: template.id }),
    });
  }
  return mails;
}
