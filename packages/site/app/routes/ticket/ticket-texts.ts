import type { Ticket } from '@widya/contract/tickets';
import { formatDayDate } from '@widya/contract/time/texts';

export interface Badge {
  readonly text: string;
  readonly tone: '' | 'ok' | 'warn' | 'info' | 'error';
}

export interface TicketTexts {
  readonly heading: string;
  readonly badges: readonly Badge[];
}

type Dated = Extract<Ticket, { readonly start_time: string | null }>;

/** The first part of a name that is not a title. */
export const firstName = (name: string): string => name.split(/\s+/).find((part) => !part.endsWith('.')) ?? name;

const isPast = (when: string | null, now: string): boolean => when !== null && when <= now;

/** A ticket with start and end, which courses do not have. */
const isDated = (ticket: Ticket): ticket is Dated => ticket.kind !== 'course';

/** Whether the class or session of the ticket has ended. */
export const isOver = (ticket: Ticket, now: string): boolean =>
  isDated(ticket) && !(ticket.kind === 'class' && ticket.permanent) && isPast(ticket.end_time, now);

const isPresent = (ticket: Ticket): boolean =>
  (ticket.kind === 'class' && ticket.presence?.present === true) ||
  (ticket.kind === 'event' && ticket.check_in?.checked_in_at !== null && ticket.check_in !== null);

function acceptedBadges(ticket: Ticket, now: string): Badge[] {
  const badges: Badge[] = [{ text: ticket.label === 'UNDANGAN' ? 'Undangan' : 'Terdaftar', tone: 'ok' }];
  const over = isOver(ticket, now);
  if (ticket.payment?.state === 'paid' && !over) badges.push({ text: 'Lunas', tone: 'ok' });
  if (ticket.payment?.state === 'partly-returned') badges.push({ text: 'Dikembalikan sebagian', tone: '' });
  if (isPresent(ticket)) badges.push({ text: 'Hadir', tone: 'ok' });
  if (over) badges.push({ text: ticket.kind === 'event' ? 'Acara selesai' : 'Kelas selesai', tone: '' });
  return badges;
}

function acceptedHeading(ticket: Ticket, now: string): string {
  const name = firstName(ticket.full_name);
  if (!isDated(ticket)) return `Selamat belajar, ${name}`;
  if (ticket.kind === 'class' && ticket.certificate !== null) return `Selamat, ${name}. Anda lulus.`;
  if (isOver(ticket, now)) return `Terima kasih, ${name}`;
  if (ticket.start_time === null || (ticket.kind === 'class' && ticket.permanent)) return `Selamat datang, ${name}`;
  const noun = ticket.kind === 'event' ? 'Acara' : 'Kelas';
  if (isPast(ticket.start_time, now)) return `${noun} sedang berlangsung, ${name}`;
  if (ticket.join?.url) return `${noun} segera dimulai, ${name}`;
  return `Sampai jumpa ${formatDayDate(ticket.start_time).split(',')[0]}, ${name}`;
}

const ENDED: Readonly<Record<string, string>> = {
  REJECTED: 'Pendaftaran ini tidak diterima',
  EXPIRED: 'Batas pembayaran sudah lewat',
};

function endedTexts({ status, payment }: Ticket): TicketTexts {
  if (payment?.state === 'returned')
    return { heading: 'Dana sudah dikembalikan', badges: [{ text: 'Dikembalikan', tone: '' }] };
  const badge: Badge = { text: status === 'EXPIRED' ? 'Kedaluwarsa' : 'Tidak terdaftar', tone: '' };
  return { heading: ENDED[status] ?? 'Pendaftaran ini sudah dibatalkan', badges: [badge] };
}

/** Heading and badges of a ticket, by state. */
export function ticketTexts(ticket: Ticket, now: string): TicketTexts {
  const name = firstName(ticket.full_name);
  if (ticket.status === 'ACCEPTED')
    return { heading: acceptedHeading(ticket, now), badges: acceptedBadges(ticket, now) };
  if (ticket.status === 'WAITING')
    return {
      heading: `Satu langkah lagi, ${name}`,
      badges: [
        { text: 'Tempat disimpan', tone: 'info' },
        { text: 'Menunggu pembayaran', tone: 'warn' },
      ],
    };
  if (ticket.status === 'PENDING')
    return { heading: `Anda di daftar tunggu, ${name}`, badges: [{ text: 'Daftar tunggu', tone: 'info' }] };
  return endedTexts(ticket);
}
