import type { ErrorCode } from '@widya/contract/errors';
import { type RegistrationStatus, SEAT_STATUSES } from '@widya/contract/registration-status';

/** Events of the state machine of a registration. */
export type SeatEvent = 'register' | 'accept' | 'invite' | 'promote' | 'pay' | 'reject' | 'cancel' | 'expire' | 'move';

/** Mails about a change, mails that staff send by hand (REMINDER), and automatic mails before a class (D49). */
export type MailScenario = 'ACCEPTED' | 'WAITING' | 'PENDING' | 'REJECTED' | 'REMINDER' | 'CLASS_START_REMINDER';

/** Why staff must review an order. */
export type PaymentException = 'PAID_AFTER_EXPIRY' | 'PAID_FULL_QUOTA' | 'DOUBLE_PAYMENT';

/** Everything a decision depends on; read it while holding the lock of the class. */
export interface Situation {
  /** Null for a person who is not registered yet. */
  readonly status: RegistrationStatus | null;
  readonly invited: boolean;
  /** In rupiah, after the voucher. */
  readonly price: number;
  /** Free seats, Infinity when unlimited. */
  readonly freeSeats: number;
  /** Whether the newest order was paid. */
  readonly paid: boolean;
  /** Whether people pay through the provider; otherwise staff collect the money. */
  readonly onlinePayment: boolean;
  /** Whether staff exceed the quota; logged (S27). */
  readonly override: boolean;
}

/** The result of an event: a change to write, nothing to do, a payment that staff must review, or a refusal. */
export type Decision =
  | {
      readonly kind: 'change';
      readonly status: RegistrationStatus;
      readonly invited: boolean;
      /** The new `status_change_info`; empty keeps the stored one, and a reason given with the change replaces it. */
      readonly info: string;
      /** Null sends no mail. */
      readonly scenario: MailScenario | null;
      /** Change in the number of taken seats: 1, 0 or -1. */
      readonly seats: 1 | 0 | -1;
    }
  | { readonly kind: 'keep' }
  | { readonly kind: 'exception'; readonly exception: PaymentException }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly msg: string };

/** Whether a registration takes a seat: an unpaid one does, one on the waiting list does not. */
export const holdsSeat = (status: RegistrationStatus | null): boolean =>
  status !== null && SEAT_STATUSES.includes(status);

const refuse = (msg: string, code: ErrorCode = 'INVALID_TRANSITION'): Decision => ({ kind: 'refuse', code, msg });
const FULL = refuse('Kuota sudah penuh', 'QUOTA_FULL');
const REGISTERED = refuse('Peserta sudah terdaftar', 'PARTICIPANT_ALREADY_REGISTERED');

/** Why a change is refused, by status. */
const REFUSAL_TEXTS: Readonly<Record<RegistrationStatus, string>> = {
  PENDING: 'Pendaftaran ini masih dalam antrean',
  WAITING: 'Pendaftaran ini masih menunggu pembayaran',
  ACCEPTED: 'Pendaftaran ini sudah diterima',
  REJECTED: 'Pendaftaran ini sudah ditolak',
  CANCELLED: 'Pendaftaran ini sudah dibatalkan',
  EXPIRED: 'Pendaftaran ini sudah kedaluwarsa',
};

function transition(
  from: Situation,
  status: RegistrationStatus,
  scenario: MailScenario | null,
  about: { readonly info?: string; readonly invited?: boolean } = {},
): Decision {
  const seats = (Number(holdsSeat(status)) - Number(holdsSeat(from.status))) as 1 | 0 | -1;
  return { kind: 'change', status, scenario, seats, invited: about.invited ?? from.invited, info: about.info ?? '' };
}

const hasSeat = (from: Situation): boolean => holdsSeat(from.status) || from.freeSeats >= 1 || from.override;

/** The status of a person who gets a seat: accepted immediately when there is nothing to pay. */
const statusWithSeat = ({ price }: Situation): 'ACCEPTED' | 'WAITING' => (price === 0 ? 'ACCEPTED' : 'WAITING');

/** Registers, also again after a cancelled or expired registration; without a free seat it goes to the waiting list. */
function register(from: Situation): Decision {
  if (from.status !== null && from.status !== 'CANCELLED' && from.status !== 'EXPIRED') return REGISTERED;
  const status = from.freeSeats >= 1 ? statusWithSeat(from) : 'PENDING';
  return transition(from, status, status, { invited: false });
}

/** Accepts by staff. A person who has not paid the online price counts as invited (D63, B-077). */
function accept(from: Situation): Decision {
  if (from.status === null || from.status === 'ACCEPTED') return refuse(REFUSAL_TEXTS[from.status ?? 'ACCEPTED']);
  if (!hasSeat(from)) return FULL;
  const invited = from.price > 0 && from.onlinePayment && !from.paid;
  return transition(from, 'ACCEPTED', 'ACCEPTED', { info: `${from.status} to ACCEPTED`, invited });
}

function invite(from: Situation): Decision {
  if (from.status === 'ACCEPTED' || from.status === 'WAITING' || from.status === 'PENDING') return REGISTERED;
  if (!hasSeat(from)) return FULL;
  return transition(from, 'ACCEPTED', 'ACCEPTED', { info: 'Invited', invited: true });
}

function promote(from: Situation): Decision {
  if (from.status !== 'PENDING') return { kind: 'keep' };
  if (from.freeSeats < 1) return FULL;
  const status = statusWithSeat(from);
  return transition(from, status, status, { info: `PENDING to ${status}` });
}

/** Accepts after payment; a late payment gets a seat only while one is free, and never after a rejection (D108). */
function pay(from: Situation): Decision {
  if (from.status === null) return refuse('Data Pendaftaran tidak ditemukan', 'NOT_FOUND');
  if (from.status === 'ACCEPTED')
    return from.invited ? transition(from, 'ACCEPTED', null, { invited: false }) : { kind: 'keep' };
  if (from.status === 'REJECTED') return { kind: 'exception', exception: 'PAID_AFTER_EXPIRY' };
  if (holdsSeat(from.status) || from.freeSeats >= 1)
    return transition(from, 'ACCEPTED', 'ACCEPTED', { invited: false });
  return { kind: 'exception', exception: from.status === 'EXPIRED' ? 'PAID_AFTER_EXPIRY' : 'PAID_FULL_QUOTA' };
}

const isOpen = (status: RegistrationStatus | null): status is 'PENDING' | 'WAITING' | 'ACCEPTED' =>
  status === 'PENDING' || status === 'WAITING' || status === 'ACCEPTED';

function end(from: Situation, status: 'REJECTED' | 'CANCELLED'): Decision {
  if (!isOpen(from.status)) return refuse(REFUSAL_TEXTS[from.status ?? 'CANCELLED']);
  return transition(from, status, status === 'REJECTED' ? 'REJECTED' : null);
}

/** Moves a registration to another class, whose free seats count; status, payment and invitation stay. */
function move(from: Situation): Decision {
  if (!isOpen(from.status)) return refuse(REFUSAL_TEXTS[from.status ?? 'CANCELLED']);
  if (holdsSeat(from.status) && from.freeSeats < 1) return refuse('Kuota kelas tujuan sudah penuh', 'QUOTA_FULL');
  return transition(from, from.status, from.status);
}

/**
 * The state machine of registrations: every way to get or lose a seat. Pure: the caller holds the lock of the class and
 * writes the result. Source: D62 to D69 and D106 to D108.
 */
export function decide(event: SeatEvent, from: Situation): Decision {
  switch (event) {
    case 'register':
      return register(from);
    case 'accept':
      return accept(from);
    case 'invite':
      return invite(from);
    case 'promote':
      return promote(from);
    case 'pay':
      return pay(from);
    case 'reject':
      return end(from, 'REJECTED');
    case 'cancel':
      return end(from, 'CANCELLED');
    case 'move':
      return move(from);
    case 'expire':
      return from.status === 'WAITING' ? transition(from, 'EXPIRED', null) : { kind: 'keep' };
  }
}
