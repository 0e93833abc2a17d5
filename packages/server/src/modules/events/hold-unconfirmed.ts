import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { confirmationMail, heldUntil } from '../registrations/confirmation-mail.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { MemberRow } from '../registrations/people.ts';
import { decide } from '../registrations/states.ts';
import { unprovenMember } from '../registrations/unproven-member.ts';
import type { Redeemed } from '../registrations/vouchers.ts';
import { EVENT_DESK } from '../tickets/event-desk.ts';
import { mailNewLink } from '../tickets/renew-link.ts';
import { type EventSeats, type RegistrationRow, seatName } from './event-people.ts';
import { type EventForm, visitorAnswers } from './register.ts';
import { redeemForSessions } from './session-vouchers.ts';
import { formerTry, placesBehindQueue, writeSeat } from './write-seat.ts';

interface Entry {
  readonly seats: EventSeats;
  readonly member: MemberRow;
  readonly fields: EventForm;
  readonly redeemed: Redeemed | undefined;
  readonly confirmBy: Date;
}

/** @returns what was written; null for an address that is registered already, which gets the link to its ticket. */
async function holdOne(ctx: SeatContext, { seats, member, fields, redeemed, confirmBy }: Entry) {
  const { tx, now } = ctx;
  const { session } = seats;
  const price = session.price - (redeemed?.discount ?? 0);
  const before = await formerTry(tx, session.id, fields.email);
  const decision = decide('register', {
    status: before?.status ?? null,
    invited: false,
    // Nobody is accepted before they have confirmed, also where nothing is to be paid.
    price: Math.max(price, 1),
    freePlaces: await placesBehindQueue(ctx, seats),
    paid: false,
    onlinePayment: session.online_payment,
    override: false,
  });
  if (decision.kind !== 'change') {
    if (before) await mailNewLink(ctx, { holder: await EVENT_DESK.holder(tx, before.id) });
    return null;
  }
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy };
  const row = await writeSeat(tx, { seats, memberId: member.id, before, fields, ...terms }, now);
  await enqueueMail(
    tx,
    await confirmationMail(ctx, { kind: 'event', ownerId: seats.event.id, name: seatName(seats) }, row),
    now,
  );
  return row;
}

/**
 * Holds places in locked sessions for an address that cannot be proved while mails are down, as in classes: the account is left alone,
 * no voucher is spent and no order opened before the mailed link of each is followed.
 * @throws ApiFailure 422 for a voucher that cannot be spent or an answer that is missing.
 */
export async function holdSeats(
  ctx: SeatContext,
  chosen: readonly EventSeats[],
  form: EventForm,
): Promise<{ readonly rows: readonly RegistrationRow[]; readonly confirmBy: Date }> {
  const confirmBy = heldUntil(ctx.now);
  const [first] = chosen;
  if (first === undefined) return { rows: [], confirmBy };
  const fields = { ...form, visitor_information: visitorAnswers(first, form.visitor_information) };
  const vouchers = await redeemForSessions(ctx.tx, chosen, form.voucher_code);
  const member = await unprovenMember(ctx.tx, form, ctx.now);
  const rows: RegistrationRow[] = [];
  for (const seats of chosen) {
    const row = await holdOne(ctx, { seats, member, fields, redeemed: vouchers.get(seats.session.id), confirmBy });
    if (row !== null) rows.push(row);
  }
  return { rows, confirmBy };
}
