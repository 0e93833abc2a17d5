import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { closeOrders, openOrders } from '../registrations/orders.ts';
import { type OwnDetails, saveOwnMember } from '../registrations/own-member.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { MemberRow } from '../registrations/people.ts';
import type { OrderRow } from '../registrations/present.ts';
import { decide, holdsSeat } from '../registrations/states.ts';
import type { Redeemed } from '../registrations/vouchers.ts';
import { EVENT_PEOPLE, type EventSeats, lockSessions, type RegistrationRow, seatName } from './event-people.ts';
import { mailForm } from './form-mail.ts';
import type { MailedSeat } from './mail-values.ts';
import { soldBy } from './promote-session.ts';
import { findPublicEvent, sessionStateOf, visitorFieldsOf } from './public-event.ts';
import { redeemForSessions } from './session-vouchers.ts';
import { earlierRegistration, seatsAfterWaitingList, writeSeat } from './write-seat.ts';

export interface EventForm extends OwnDetails {
  /** Proven by the caller; unproven only while mails cannot be sent. */
  readonly email: string;
  readonly visitor_information: Readonly<Record<string, string>>;
  readonly voucher_code: string;
}

/** A person's registration for one session. */
interface Entry {
  readonly seats: EventSeats;
  readonly member: MemberRow;
  readonly form: EventForm;
  readonly redeemed: Redeemed | undefined;
}

const CLOSED_TEXTS = {
  OVER: (name: string) => `${name} sudah selesai`,
  CLOSED: (name: string) => `Pendaftaran ${name} sedang ditutup`,
} as const;

/**
 * Locks an event and the chosen sessions, which must accept registrations.
 * @throws ApiFailure 404 for events that are not public, 409 for sessions that are closed or over, 422 for sessions of
 * another event.
 */
export async function lockChosenSessions(
  { tx, now }: SeatContext,
  url: string,
  ids: readonly number[],
): Promise<readonly EventSeats[]> {
  const { id } = await findPublicEvent(tx, url);
  const chosen = new Set(ids);
  const seats = await lockSessions(tx, id, [...chosen]);
  if (seats.length !== chosen.size) throw invalid({ session_ids: 'Sesi ini tidak tersedia lagi' });
  for (const one of seats) {
    const state = sessionStateOf(one, 1, now);
    if (state === 'OVER' || state === 'CLOSED')
      throw new ApiFailure(409, 'INVALID_TRANSITION', CLOSED_TEXTS[state](seatName(one)));
  }
  return seats;
}

/** The answers to the event's questions, without any others. @throws ApiFailure 422 naming each missing answer. */
export function visitorAnswers(
  { event }: EventSeats,
  answers: EventForm['visitor_information'],
): Record<string, string> {
  const fields = visitorFieldsOf(event);
  const missing = fields.filter((field) => (answers[field] ?? '').trim() === '');
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [`visitor_information.${field}`, `Isi ${field}`])));
  return Object.fromEntries(fields.map((field) => [field, answers[field] ?? '']));
}

/**
 * Registers a person for locked sessions, each separately: accepted when free of charge, otherwise asked to pay, and on
 * the waiting list when full. Sends one mail about all; orders and vouchers are written in the same transaction.
 * @throws ApiFailure 409 PARTICIPANT_ALREADY_REGISTERED, 422 for an invalid voucher or a missing answer.
 */
export async function registerForSessions(
  ctx: SeatContext,
  chosen: readonly EventSeats[],
  form: EventForm,
): Promise<MailedSeat[]> {
  const [first] = chosen;
  if (first === undefined) return [];
  const answers = visitorAnswers(first, form.visitor_information);
  const member = await saveOwnMember(ctx.tx, form.email, form, ctx.now);
  const vouchers = await redeemForSessions(ctx.tx, chosen, form.voucher_code);
  const registered: MailedSeat[] = [];
  for (const seats of chosen) {
    const redeemed = vouchers.get(seats.session.id);
    registered.push(
      await registerForOne(ctx, { seats, member, redeemed, form: { ...form, visitor_information: answers } }),
    );
  }
  await mailForm(ctx, registered);
  return registered;
}

async function registerForOne(ctx: SeatContext, entry: Entry): Promise<MailedSeat> {
  const { seats, member, form, redeemed } = entry;
  const { session } = seats;
  const price = session.price - (redeemed?.discount ?? 0);
  const before = await earlierRegistration(ctx.tx, session.id, form.email);
  // A registration held for the unproven address is continued with its seat.
  const isUnconfirmed = before !== undefined && before.confirm_by !== null;
  const free = await seatsAfterWaitingList(ctx, seats);
  const decision = decide('register', {
    status: isUnconfirmed ? 'EXPIRED' : (before?.status ?? null),
    invited: false,
    price,
    freeSeats: free + (isUnconfirmed && holdsSeat(before.status) ? 1 : 0),
    paid: false,
    onlinePayment: session.online_payment,
    override: false,
  });
  if (decision.kind === 'refuse')
    throw new ApiFailure(409, decision.code, `Anda sudah terdaftar di ${seatName(seats)}`);
  if (decision.kind !== 'change') throw new Error(`registering led to ${decision.kind}`);
  if (before) await closeOrders(ctx.tx, EVENT_PEOPLE, [before.id], 'cancel', ctx.now);
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy: null };
  const row = await writeSeat(ctx.tx, { seats, memberId: member.id, before, fields: form, ...terms }, ctx.now);
  const orders = await openOrder(ctx, entry, row);
  return { seats, row, order: orders.get(row.id) };
}

/** On the waiting list there is no order and no voucher yet; both follow at promotion. */
async function openOrder(
  { tx, now }: SeatContext,
  { seats, member, redeemed }: Entry,
  { id, status, price }: RegistrationRow,
): Promise<ReadonlyMap<number, OrderRow>> {
  const buys = status !== 'PENDING' && (redeemed !== undefined || (price > 0 && seats.session.online_payment));
  return buys ? openOrders(tx, soldBy(seats), [{ id, member_id: member.id, price, redeemed }], now) : new Map();
}
