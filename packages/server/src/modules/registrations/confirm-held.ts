import type { RegistrationStatus } from '@widya/contract/registration-status';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Ticket } from '../ticket-links/ticket-token.ts';
import {
  type Confirmation,
  type ConfirmationHandlers,
  type ConfirmedSeat,
  isConfirmable,
} from './confirmation-link.ts';
import { heldTerms } from './held-terms.ts';
import { openOrders, type Sold } from './orders.ts';
import type { SeatContext } from './owner.ts';
import type { OrderRow } from './present.ts';

/** The columns of a registration that confirming it needs. */
export interface HeldRow {
  readonly id: number;
  readonly full_name: string;
  /** Null for registrations older than participants' accounts; an order needs an account. */
  readonly member_id: number | null;
  readonly status: RegistrationStatus;
  readonly price: number;
  readonly voucher_id: number | null;
  readonly ticket_serial: number;
  readonly confirm_by: Date | null;
}

/** The values that confirming writes to a registration; empty when it stays on the waiting list. */
export interface ConfirmedTerms {
  readonly status?: 'WAITING' | 'ACCEPTED';
  readonly price?: number;
  readonly voucher_id?: number | null;
  readonly accepted_at?: Date | null;
}

export interface RowWithOwner<Row, Owner> {
  readonly row: Row;
  readonly owner: Owner;
}

/** A confirmed registration with its unpaid order, if any. */
export interface Confirmed<Row, Owner> extends RowWithOwner<Row, Owner> {
  readonly order: OrderRow | undefined;
}

/** The registrations of the link's form that are confirmed or can still be confirmed; at least one. */
type RegistrationsOfForm<Row, Owner> = readonly [RowWithOwner<Row, Owner>, ...RowWithOwner<Row, Owner>[]];

/** How registrations of one kind are found, written and mailed. `Owner` is the class, course or session. */
export interface HeldKind<Row extends HeldRow, Owner> {
  /** The registration of a link and the others of its form, in display order; empty when it no longer exists. */
  readonly find: (tx: Tx, link: Ticket) => Promise<readonly RowWithOwner<Row, Owner>[]>;
  /** Locks the class, course or sessions of the registrations. */
  readonly lock: (tx: Tx, found: RegistrationsOfForm<Row, Owner>) => Promise<unknown>;
  readonly seat: (found: RowWithOwner<Row, Owner>) => ConfirmedSeat;
  /** Name of the class, course or event. */
  readonly name: (found: RegistrationsOfForm<Row, Owner>) => string;
  /** Object type in the admin log. */
  readonly object: string;
  readonly sale: (owner: Owner) => { readonly price: number; readonly onlinePayment: boolean; readonly sold: Sold };
  /** Clears `confirm_by`. */
  readonly write: (ctx: SeatContext, id: number, terms: ConfirmedTerms) => Promise<Row | undefined>;
  readonly mail: (ctx: SeatContext, confirmed: readonly Confirmed<Row, Owner>[]) => Promise<void>;
  /** Promotes people from the waiting list into free seats. */
  readonly promote: (ctx: SeatContext, owner: Owner) => Promise<unknown>;
}

/** Confirms registrations of one kind that were made while mails could not be sent. */
export function confirmationHandlers<Row extends HeldRow, Owner>(kind: HeldKind<Row, Owner>): ConfirmationHandlers {
  /** @throws ApiFailure 410 when none of them is confirmed or can still be confirmed. */
  const findConfirmable = async ({ tx, now }: SeatContext, link: Ticket): Promise<RegistrationsOfForm<Row, Owner>> => {
    const found = await kind.find(tx, link);
    const [first, ...more] = found.filter(
      ({ row }) => (row.id !== link.id || row.ticket_serial === link.serial) && isConfirmable(row, now),
    );
    if (first === undefined) throw new ApiFailure(410, 'LINK_EXPIRED');
    return [first, ...more];
  };

  const present = (found: RegistrationsOfForm<Row, Owner>): Confirmation => ({
    seats: found.map(kind.seat),
    full_name: found[0].row.full_name,
    name: kind.name(found),
    confirm_by: found.find(({ row }) => row.confirm_by !== null)?.row.confirm_by ?? null,
    object: kind.object,
  });

  const write = async (ctx: SeatContext, { id }: Row, terms: ConfirmedTerms): Promise<Row> => {
    const written = await kind.write(ctx, id, terms);
    if (written === undefined) throw new Error('a registration vanished');
    return written;
  };

  /** Assigns the held seat: accepted when free of charge, otherwise a day to pay. */
  const takeSeat = async (
    ctx: SeatContext,
    { row, owner }: RowWithOwner<Row, Owner>,
  ): Promise<Confirmed<Row, Owner>> => {
    const { tx, now } = ctx;
    const { price: fullPrice, onlinePayment, sold } = kind.sale(owner);
    const { redeemed, price, voucher_id } = await heldTerms(tx, row, fullPrice);
    const status = price === 0 ? 'ACCEPTED' : 'WAITING';
    const accepted_at = status === 'ACCEPTED' ? now : null;
    const written = await write(ctx, row, { price, voucher_id, status, accepted_at });
    const { id, member_id } = written;
    const buys = member_id !== null && (redeemed !== undefined || (price > 0 && onlinePayment));
    const orders = buys ? await openOrders(tx, sold, [{ id, member_id, price, redeemed }], now) : null;
    return { row: written, owner, order: orders?.get(id) };
  };

  /** Confirms a registration on the waiting list, or assigns the seat that is held for it. */
  const settle = async (ctx: SeatContext, found: RowWithOwner<Row, Owner>): Promise<Confirmed<Row, Owner>> =>
    found.row.status === 'PENDING'
      ? { row: await write(ctx, found.row, {}), owner: found.owner, order: undefined }
      : takeSeat(ctx, found);

  return {
    read: async (ctx, link) => present(await findConfirmable(ctx, link)),
    confirm: async (ctx, link) => {
      await kind.lock(ctx.tx, await findConfirmable(ctx, link));
      const confirmed: Confirmed<Row, Owner>[] = [];
      for (const found of await findConfirmable(ctx, link))
        if (found.row.confirm_by !== null) confirmed.push(await settle(ctx, found));
      await kind.mail(ctx, confirmed);
      // A seat may already be free for somebody on the waiting list.
      for (const { row, owner } of confirmed) if (row.status === 'PENDING') await kind.promote(ctx, owner);
      return present(await findConfirmable(ctx, link));
    },
  };
}
