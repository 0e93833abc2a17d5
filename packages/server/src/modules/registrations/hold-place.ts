import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailNewLink } from '../ticket-links/mail-new-links.ts';
import type { ReadHolder } from '../ticket-links/ticket-holder.ts';
import { confirmationMail, type Held, type HeldFor } from './confirmation-mail.ts';
import type { SeatContext } from './owner.ts';
import { decide, type Situation } from './states.ts';
import type { Redeemed } from './vouchers.ts';

/** How a registration begins whose address is not proved. */
interface HeldTerms {
  readonly status: 'PENDING' | 'WAITING';
  /** To pay, after the voucher. */
  readonly price: number;
  readonly voucherId: number | null;
  readonly confirmBy: Date;
}

interface Before {
  readonly id: number;
  readonly status: NonNullable<Situation['status']>;
}

/** A place in a class, course or session that is locked. */
interface Place<Row> {
  /** Locked; undefined for who never tried. */
  readonly before: Before | undefined;
  readonly freePlaces: number;
  readonly onlinePayment: boolean;
  readonly fullPrice: number;
  readonly redeemed: Redeemed | undefined;
  readonly confirmBy: Date;
  readonly write: (terms: HeldTerms) => Promise<Row>;
}

/** `row` was written, or the registration with the id `known` was there before. */
interface HeldPlace<Row> {
  readonly row: Row | null;
  readonly known: number | undefined;
}

/** Holds a place for an address that cannot be proved; mails nothing. */
export async function holdPlace<Row>(place: Place<Row>): Promise<HeldPlace<Row>> {
  const { before, freePlaces, onlinePayment, redeemed, confirmBy } = place;
  const price = place.fullPrice - (redeemed?.discount ?? 0);
  const decision = decide('register', {
    status: before?.status ?? null,
    invited: false,
    // Nobody is accepted before they have confirmed, also where nothing is to be paid.
    price: Math.max(price, 1),
    freePlaces,
    paid: false,
    onlinePayment,
    override: false,
  });
  if (decision.kind !== 'change') return { row: null, known: before?.id };
  const status = decision.status === 'PENDING' ? 'PENDING' : 'WAITING';
  const row = await place.write({ status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy });
  return { row, known: undefined };
}

/** The one place of a form. */
interface OnlyPlace<Row> extends Place<Row> {
  readonly of: HeldFor;
  readonly holder: ReadHolder;
  /** What the mail belongs to, in the log of mails. */
  readonly mailed: (row: Row) => Pick<Mail, 'classId' | 'courseId' | 'participantId'>;
}

/**
 * Holds the one place of a form, and mails the link that confirms it.
 * @returns what was written; null where there is a registration already, whose ticket is mailed instead.
 */
export async function holdOnlyPlace<Row extends Held>(ctx: SeatContext, place: OnlyPlace<Row>): Promise<Row | null> {
  const { row, known } = await holdPlace(place);
  if (known !== undefined) await mailNewLink(ctx, { holder: await place.holder(ctx.tx, known) });
  if (row === null) return null;
  await enqueueMail(ctx.tx, { ...(await confirmationMail(ctx, place.of, row)), ...place.mailed(row) }, ctx.now);
  return row;
}
