import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { confirmationMail, heldUntil } from '../registrations/confirmation-mail.ts';
import { holdSeat } from '../registrations/hold-seat.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { MemberRow } from '../registrations/people.ts';
import { unprovenMember } from '../registrations/unproven-member.ts';
import type { Redeemed } from '../registrations/vouchers.ts';
import { mailNewLinks } from '../ticket-links/mail-new-links.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';
import { type EventSeats, type RegistrationRow, seatName, sessionName } from './event-people.ts';
import { type EventForm, visitorAnswers } from './register.ts';
import { redeemForSessions } from './session-vouchers.ts';
import { eventHolder } from './ticket-holder.ts';
import { earlierRegistration, seatsAfterWaitingList, writeSeat } from './write-seat.ts';

interface Entry {
  readonly seats: EventSeats;
  readonly member: MemberRow;
  readonly fields: EventForm;
  readonly redeemed: Redeemed | undefined;
  readonly confirmBy: Date;
}

/** The result of a form in one session: `row` was written, or a registration with `existingId` already existed. */
interface HeldSeat {
  readonly seats: EventSeats;
  readonly row: RegistrationRow | null;
  readonly existingId: number | undefined;
}

async function holdOne(ctx: SeatContext, { seats, member, fields, redeemed, confirmBy }: Entry): Promise<HeldSeat> {
  const { session } = seats;
  const before = await earlierRegistration(ctx.tx, session.id, fields.email);
  const held = await holdSeat({
    before,
    freeSeats: await seatsAfterWaitingList(ctx, seats),
    onlinePayment: session.online_payment,
    fullPrice: session.price,
    redeemed,
    confirmBy,
    write: (terms) => writeSeat(ctx.tx, { seats, memberId: member.id, before, fields, ...terms }, ctx.now),
  });
  return { seats, ...held };
}

/** Mails one link that confirms all seats of a form. */
async function mailConfirmationLink(ctx: SeatContext, heldSeats: readonly HeldSeat[]): Promise<void> {
  const taken = heldSeats.flatMap(({ seats, row }) => (row === null ? [] : [{ seats, row }]));
  const [first] = taken;
  if (first === undefined) return;
  const { event } = first.seats;
  const isOne = taken.length === 1;
  const name = isOne ? seatName(first.seats) : event.name;
  const sessions = isOne ? [] : taken.map(({ seats }) => sessionName(seats));
  const mail = await confirmationMail(ctx, { kind: 'event', ownerId: event.id, name, sessions }, first.row);
  await enqueueMail(ctx.tx, mail, ctx.now);
}

/** Mails the ticket links to an address that is already registered. */
async function mailTicketLinks(ctx: SeatContext, heldSeats: readonly HeldSeat[]): Promise<void> {
  const holders: TicketHolder[] = [];
  for (const { existingId } of heldSeats) {
    const holder = existingId === undefined ? null : await eventHolder(ctx.tx, existingId);
    if (holder !== null) holders.push(holder);
  }
  await mailNewLinks(ctx, holders, heldSeats[0]?.seats.event.name);
}

/**
 * Holds seats in locked sessions while mails cannot be sent and so the address cannot be proven. As in classes, an
 * existing account is not changed, no voucher is spent and no order is opened until the person confirms through the
 * mailed link.
 * @returns the new rows, without sessions for which the person is already registered.
 * @throws ApiFailure 422 for an invalid voucher or a missing answer.
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
  const heldSeats: HeldSeat[] = [];
  for (const seats of chosen)
    heldSeats.push(await holdOne(ctx, { seats, member, fields, redeemed: vouchers.get(seats.session.id), confirmBy }));
  await mailConfirmationLink(ctx, heldSeats);
  await mailTicketLinks(ctx, heldSeats);
  return { rows: heldSeats.flatMap(({ row }) => row ?? []), confirmBy };
}
