import type { OwnOrder, OwnRegistration } from '@widya/contract/own-account';

export interface Badge {
  readonly text: string;
  /** CSS class of the badge. */
  readonly tone: 'ok' | 'warn' | 'error' | 'info' | '';
}

/** Whether the class, course or event of a registration has ended. */
export const isOver = ({ ends_at, starts_at }: OwnRegistration, now: string): boolean => {
  const end = ends_at ?? starts_at;
  return end !== null && end < now;
};

const CURRENT_STATUSES: readonly OwnRegistration['status'][] = ['PENDING', 'WAITING', 'ACCEPTED'];

/** Whether a registration is still relevant. */
export const isCurrent = (row: OwnRegistration, now: string): boolean =>
  CURRENT_STATUSES.includes(row.status) && !isOver(row, now);

const courseBadge = ({ progress }: OwnRegistration): Badge =>
  progress === 100 ? { text: 'Selesai', tone: 'ok' } : { text: `Berjalan ${progress ?? 0}%`, tone: 'info' };

/** Badge of a registration's state. */
export function registrationBadge(row: OwnRegistration, now: string): Badge {
  switch (row.status) {
    case 'ACCEPTED':
      if (row.kind === 'course') return courseBadge(row);
      return isOver(row, now) ? { text: 'Selesai', tone: '' } : { text: 'Terdaftar', tone: 'ok' };
    case 'PENDING':
      return { text: 'Daftar tunggu', tone: 'warn' };
    case 'WAITING':
      return { text: 'Belum dibayar', tone: 'warn' };
    case 'REJECTED':
      return { text: 'Tidak diterima', tone: 'error' };
    case 'CANCELLED':
      return { text: 'Dibatalkan', tone: '' };
    case 'EXPIRED':
      return { text: 'Kedaluwarsa', tone: '' };
  }
}

/** Badge of an order's state. */
export function orderBadge(order: OwnOrder): Badge {
  if (order.outcome === 'returned') return { text: 'Dana dikembalikan', tone: '' };
  if (order.outcome === 'rejected') return { text: 'Tidak berlaku', tone: '' };
  if (order.outcome === 'accepted')
    return order.returned_amount > 0 ? { text: 'Dikembalikan sebagian', tone: '' } : { text: 'Lunas', tone: 'ok' };
  return order.payable ? { text: 'Belum dibayar', tone: 'warn' } : { text: 'Diperiksa', tone: 'info' };
}

const MESSAGES: Readonly<Record<string, string>> = {
  profil: 'Profil Anda tersimpan.',
  langganan: 'Anda akan menerima kabar kelas baru.',
  berhenti: 'Anda tidak akan menerima siaran email lagi.',
  salinan: 'Permintaan salinan data sudah kami terima. Jawabannya kami kirim lewat email.',
  hapus: 'Permintaan penghapusan data sudah kami terima. Jawabannya kami kirim lewat email.',
};

/** Message about the last action; null without one. */
export const actionMessage = (action: string | null): string | null =>
  action !== null && Object.hasOwn(MESSAGES, action) ? (MESSAGES[action] ?? null) : null;
