import type { EventTicket } from '@widya/contract/tickets';
import { formatDateTime } from '@widya/design-system/formats/date';
import { formatDayDate } from '@widya/design-system/formats/day-date';

type Tone = 'ok' | 'warn' | 'info' | 'error';

export interface TicketWords {
  readonly heading: string;
  readonly badges: readonly { readonly text: string; readonly tone: Tone }[];
  /** What is to be known or done now; null where the sheet says all. */
  readonly notice: { readonly tone: Tone; readonly title: string; readonly text: string } | null;
}

const first = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const PAYABLE: readonly string[] = ['open', 'preparing', 'unavailable'];

/** Whether the visitor can pay now. */
export const isPayable = ({ status, payment }: EventTicket): boolean =>
  status === 'WAITING' && payment !== null && PAYABLE.includes(payment.state);

function waiting(ticket: EventTicket): TicketWords {
  const badges = [
    { text: 'Tempat disimpan', tone: 'info' },
    { text: 'Menunggu pembayaran', tone: 'warn' },
  ] as const;
  const heading = `Satu langkah lagi, ${first(ticket.full_name)}`;
  if (!isPayable(ticket)) {
    const text = 'Tempat Anda disimpan. Penyelenggara menghubungi Anda tentang pembayaran.';
    return { heading, badges, notice: { tone: 'warn', title: 'Menunggu penyelenggara', text } };
  }
  const until = ticket.payment?.until ?? null;
  const title = until === null ? 'Menunggu pembayaran' : `Bayar sebelum ${formatDateTime(until)}`;
  const text = 'Setelah itu tempat Anda diberikan kepada pendaftar berikutnya.';
  return { heading, badges, notice: { tone: 'warn', title, text } };
}

function accepted(ticket: EventTicket, now: Date): TicketWords {
  const { start_time, end_time, full_name, payment } = ticket;
  const paid = payment !== null && ['paid', 'partly-returned'].includes(payment.state);
  const badges = [
    { text: 'Terdaftar', tone: 'ok' } as const,
    ...(paid ? [{ text: 'Lunas', tone: 'ok' } as const] : []),
  ];
  if (end_time !== null && Date.parse(end_time) <= now.getTime())
    return { heading: `Terima kasih, ${first(full_name)}`, badges, notice: null };
  const day = start_time === null ? '' : ` ${formatDayDate(start_time).split(',')[0]}`;
  return { heading: `Sampai jumpa${day}, ${first(full_name)}`, badges, notice: null };
}

function ended(ticket: EventTicket): TicketWords {
  const returned = ticket.payment?.state === 'returned';
  const texts: Readonly<Record<string, readonly [string, string]>> = {
    REJECTED: ['Pendaftaran tidak dapat diterima', ticket.rejection_message ?? ''],
    EXPIRED: ['Batas pembayaran lewat', 'Tempat Anda sudah diberikan kepada pendaftar berikutnya.'],
    CANCELLED: ['Anda mengundurkan diri', 'Tempat Anda sudah diberikan kepada pendaftar berikutnya.'],
  };
  const [title = '', text = ''] = returned
    ? ['Dana dikembalikan', 'Dana sudah dikembalikan, dan tempat Anda dilepas.']
    : (texts[ticket.status] ?? []);
  return {
    heading: title,
    badges: [],
    notice: text === '' ? null : { tone: 'info', title: 'Tiket tidak berlaku', text },
  };
}

/** What a ticket says in each state of its registration. */
export function ticketWords(ticket: EventTicket, now: Date): TicketWords {
  if (ticket.status === 'WAITING') return waiting(ticket);
  if (ticket.status === 'ACCEPTED') return accepted(ticket, now);
  if (ticket.status !== 'PENDING') return ended(ticket);
  return {
    heading: `Anda di daftar tunggu, ${first(ticket.full_name)}`,
    badges: [{ text: 'Daftar tunggu', tone: 'info' }],
    notice: {
      tone: 'info',
      title: `Urutan Anda: ${ticket.position ?? ''}`,
      text: 'Kami kabari lewat email begitu ada tempat. Anda belum perlu membayar.',
    },
  };
}
