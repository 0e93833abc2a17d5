import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailNewLink } from '../ticket-links/mail-new-links.ts';
import type { ReadHolder } from '../ticket-links/ticket-holder.ts';
import { confirmationMail, type Held, type HeldFor } from './confirmation-mail.ts';
import type { SeatContext } from './owner.ts';
import { decide, type Situation } from './states.ts';
import type { Redeemed } from './vouchers.ts';

/** The first state of a registration whose address is not proven. */
interface UnconfirmedTerms {
  readonly status: 'PENDING' | 'WAITING';
  /** After the voucher, in rupiah. */
  readonly price: number;
  readonly voucherId: number | null;
  readonly confirmBy: Date;
}

interface Before {
  readonly id: number;
  readonly status: NonNullable<Situation['status']>;
}

/** A seat in a locked class, course or session. */
interface SeatToHold<Row> {
  /** The earlier registration, locked; undefined when there is none. */
  readonly before: Before | undefined;
  readonly freeSeats: number;
  readonly onlinePayment: boolean;
  readonly fullPrice: number;
  readonly redeemed: Redeemed | undefined;
  readonly confirmBy: Date;
  readonly write: (terms: UnconfirmedTerms) => Promise<Row>;
}

/** Either `row` was written, or a registration with `existingId` already existed. */
interface HeldSeat<Row> {
  readonly row: Row | null;
  readonly existingId: number | undefined;
}

/** Holds a seat for an address that cannot be proven now; sends no mail. */
export async function holdSeat<Row>(seat: SeatToHold<Row>): Promise<HeldSeat<Row>> {
  const { before, freeSeats, onlinePayment, redeemed, confirmBy } = seat;
  const price = seat.fullPrice - (redeemed?.discount ?? 0);
  const decision = decide('register', {
    status: before?.status ?? null,
    invited: false,
    // A price of at least 1 keeps free registrations from being accepted before they are confirmed.
    price: Math.max(price, 1),
    freeSeats,
    paid: false,
    onlinePayment,
    override: false,
  });
  if (decision.kind !== 'change') return { row: null, existingId: before?.id };
  const status = decision.status === 'PENDING' ? 'PENDING' : 'WAITING';
  const row = await seat.write({ status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy });
  return { row, existingId: undefined };
}

/** The seat of a form that registers for one class, course or session. */
interface OnlySeat<Row> extends SeatToHold<Row> {
  readonly of: HeldFor;
  readonly holder: ReadHolder;
  /** The record under which the log of mails lists the mail. */
  readonly mailed: (row: Row) => Pick<Mail, 'classId' | 'courseId' | 'participantId'>;
}

/**
 * Holds the seat of a form and mails the link that confirms it.
 * @returns the new row; null when a registration already exists. Its ticket link is mailed instead, unless it still
 * waits for its own confirmation.
 */
export async function holdOnlySeat<Row extends Held>(ctx: SeatContext, seat: OnlySeat<Row>): Promise<Row | null> {
  const { row, existingId } = await holdSeat(seat);
  if (existingId !== undefined) await mailNewLink(ctx, { holder: await seat.holder(ctx.tx, existingId) });
  if (row === null) return null;
  await enqueueMail(ctx.tx, { ...(await confirmationMail(ctx, seat.of, row)), ...seat.mailed(row) }, ctx.now);
  return row;
}
