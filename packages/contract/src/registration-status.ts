import { isPaid, isReturned, OUTCOME_LABELS } from './order-status.ts';

/** States of a registration. Source: B-078 to B-081. */
export const REGISTRATION_STATUSES = ['PENDING', 'WAITING', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/**
 * Labels of the states in filters, forms and the log; `registrationLabel` gives the more specific one of a
 * registration.
 */
export const STATUS_LABELS: Readonly<Record<RegistrationStatus, string>> = {
  PENDING: 'Dalam antrean',
  WAITING: 'Menunggu pembayaran',
  ACCEPTED: 'Diterima',
  REJECTED: 'Ditolak',
  CANCELLED: 'Dibatalkan',
  EXPIRED: 'Kedaluwarsa',
};

const isStatus = (text: string | undefined): text is RegistrationStatus =>
  REGISTRATION_STATUSES.some((status) => status === text);

/** Formats a logged change of state, `WAITING to ACCEPTED`, with labels; a written reason is returned as it is. */
export function statusChangeText(info: string): string {
  if (info === 'Invited') return 'Undangan';
  const [from, to, ...more] = info.split(' to ');
  return more.length === 0 && isStatus(from) && isStatus(to) ? `${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}` : info;
}

/** States that take a seat; waiting for payment does too. */
export const SEAT_STATUSES: readonly RegistrationStatus[] = ['WAITING', 'ACCEPTED'];

/** Values of a predicate, the lowest first. Source: B-150. */
export const PREDICATES = ['Terbatas', 'Menengah', 'Istimewa'] as const;
export type Predicate = (typeof PREDICATES)[number];

/** Tabs of the participant list; `queue` is the filter chip. Source: D62. */
export const PARTICIPANT_TABS = ['all', 'accepted', 'waiting', 'rejected', 'queue'] as const;
export type ParticipantTab = (typeof PARTICIPANT_TABS)[number];

/** States that each tab lists. Source: D62. */
export const STATUSES_OF_TAB: Readonly<Record<ParticipantTab, readonly RegistrationStatus[]>> = {
  all: REGISTRATION_STATUSES,
  accepted: ['ACCEPTED'],
  waiting: ['WAITING'],
  rejected: ['REJECTED', 'CANCELLED', 'EXPIRED'],
  queue: ['PENDING'],
};

/** Scenarios whose mails can be resent to one participant. Source: B-089. */
export const RESEND_SCENARIOS = ['ACCEPTED', 'REMINDER', 'WAITING', 'REJECTED', 'PENDING'] as const;
export type ResendScenario = (typeof RESEND_SCENARIOS)[number];

/**
 * Mails that can be resent in each state, the usual one first. Nobody gets a mail about a seat they do not have;
 * cancelled and expired registrations never got one. Source: B-089.
 */
export const SCENARIOS_OF_STATUS: Readonly<Record<RegistrationStatus, readonly ResendScenario[]>> = {
  ACCEPTED: ['ACCEPTED', 'REMINDER'],
  WAITING: ['WAITING'],
  PENDING: ['PENDING'],
  REJECTED: ['REJECTED'],
  CANCELLED: [],
  EXPIRED: [],
};

/** Facts from which the label of a registration follows. */
export interface LabelledRegistration {
  readonly status: RegistrationStatus;
  readonly invited: boolean;
  readonly order: { readonly paid_status: string; readonly fraud_status?: string | null } | null;
  /** Registered while mails were down, with an address that is not proved yet; only staff see it. */
  readonly unconfirmed?: boolean;
}

const PLAIN: Readonly<Record<Exclude<RegistrationStatus, 'ACCEPTED'>, string>> = {
  PENDING: STATUS_LABELS.PENDING.toUpperCase(),
  WAITING: 'MENUNGGU PEMBAYARAN',
  REJECTED: 'DITOLAK',
  CANCELLED: 'DITOLAK',
  EXPIRED: 'KEDALUWARSA',
};

/**
 * Whether somebody lost their seat and got their money back. False again once they are on the waiting list or pay anew.
 * Source: D107.
 */
export const isGivenBack = ({ status, order }: Pick<LabelledRegistration, 'status' | 'order'>): boolean =>
  STATUSES_OF_TAB.rejected.includes(status) && order !== null && isReturned(order);

/** Label of a registration, `TELAH BAYAR`. Source: D62, D64 and D107. */
export function registrationLabel({ status, invited, order, unconfirmed = false }: LabelledRegistration): string {
  if (unconfirmed) return 'BELUM DIKONFIRMASI';
  if (isGivenBack({ status, order })) return OUTCOME_LABELS.returned;
  if (status !== 'ACCEPTED') return PLAIN[status];
  if (order !== null && isPaid(order)) return 'TELAH BAYAR';
  return invited ? 'UNDANGAN' : 'TERDAFTAR';
}
