import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { TemplateValues } from '../../platform/text/render-template.ts';
import { rupiahText } from '../../platform/text/rupiah-text.ts';
import { whenText } from '../../platform/text/when-text.ts';
import type { OrderRow } from '../registrations/present.ts';
import type { TicketAddresses } from '../ticket-links/ticket-link.ts';
import { type EventSeats, type RegistrationRow, seatName, ticketedBy } from './event-people.ts';

/** A registration about which its visitor gets a mail. */
export interface MailedSeat {
  readonly seats: EventSeats;
  readonly row: RegistrationRow;
  readonly order: OrderRow | undefined;
}

/** Base addresses of links in mails. */
export interface MailLinks {
  readonly site: Site;
  readonly ticketAddress: TicketAddresses;
}

/** The variables of templates for a registration. Source: D50. */
export function seatValues({ seats, row, order }: MailedSeat, { site, ticketAddress }: MailLinks): TemplateValues {
  const { event, session } = seats;
  const ticket = ticketAddress(ticketedBy(seats, row));
  const { streamingURL } = session.additional_information;
  return {
    nama_peserta: row.full_name,
    nama_bergelar: row.full_name,
    email_peserta: row.email,
    nama_kelas: seatName(seats),
    nama_pengajar: session.session_speaker,
    kode_kelas: event.event_url,
    tanggal_waktu: whenText(session.start_time),
    tautan_kelas: row.status === 'ACCEPTED' && typeof streamingURL === 'string' ? streamingURL : '',
    jumlah_bayar: rupiahText(order?.amount ?? row.price),
    tautan_pembayaran: order === undefined ? ticket : outwardAddress(site, 'payment', order.order_id),
    tautan_transaksi: ticket,
    tautan_tiket: ticket,
    id_pesanan: order?.order_id ?? '',
    batas_bayar: whenText(order?.should_expire_at ?? null),
    alasan_penolakan: row.rejection_message ?? '',
  };
}
