import { eq, sql } from 'drizzle-orm';
import { registrations } from '../../database/schema/registrations.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { promoteQueue } from '../class-editing/promote-queue.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import type { Ticket } from '../tickets/ticket-token.ts';
import { type Confirmation, type ConfirmationDesk, isConfirmable } from './confirmation-link.ts';
import { heldTerms } from './held-terms.ts';
import { openOrders } from './orders.ts';
import { lockOwner, readOwner, type SeatContext, type SeatOwner } from './owner.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import type { RegistrationRow } from './write-registration.ts';

async function linked({ tx, now }: SeatContext, link: Ticket): Promise<RegistrationRow> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, link.id));
  if (row === undefined || row.ticket_serial !== link.serial || !isConfirmable(row, now))
    throw new ApiFailure(410, 'LINK_EXPIRED');
  return row;
}

const confirmationOf = (row: RegistrationRow, owner: SeatOwner): Confirmation => ({
  places: [
    {
      ticketed: { kind: 'class', id: row.id, serial: row.ticket_serial, endsAt: owner.endTime },
      name: owner.name,
      status: row.status,
    },
  ],
  full_name: row.full_name,
  name: owner.name,
  confirm_by: row.confirm_by,
  object: CLASS_PEOPLE.logObject,
});

/** Gives the held place for good: accepted, or asked to pay with a day's time. */
async function takePlace(ctx: SeatContext, owner: SeatOwner, row: RegistrationRow): Promise<RegistrationRow> {
  const { tx, now } = ctx;
  const { redeemed, price, voucher_id } = await heldTerms(tx, row, owner.price);
  const status = price === 0 ? 'ACCEPTED' : 'WAITING';
  const written = await write(ctx, row, { price, voucher_id, status, accepted_at: status === 'ACCEPTED' ? now : null });
  const buys = redeemed !== undefined || (price > 0 && owner.onlinePayment);
  const orders = buys ? await openOrders(tx, owner, [{ ...written, redeemed }], now) : new Map();
  const options = { config: ctx.config, key: changeKey(owner), orders };
  await enqueueMails(tx, await scenarioMails(tx, owner, status, [written], options), now);
  return written;
}

/** Puts somebody into the queue for good, from which they may get a place at once. */
async function joinQueue(ctx: SeatContext, owner: SeatOwner, row: RegistrationRow): Promise<RegistrationRow> {
  const written = await write(ctx, row, {});
  const options = { config: ctx.config, key: changeKey(owner) };
  await enqueueMails(ctx.tx, await scenarioMails(ctx.tx, owner, 'PENDING', [written], options), ctx.now);
  await promoteQueue(ctx, owner.id);
  return written;
}

async function write({ tx, now }: SeatContext, { id }: RegistrationRow, changes: Partial<RegistrationRow>) {
  const [written] = await tx
    .update(registrations)
    .set({ ...changes, confirm_by: null, updated_at: now, version: sql`${registrations.version} + 1` })
    .where(eq(registrations.id, id))
    .returning();
  if (written === undefined) throw new Error('a registration vanished');
  return written;
}

/** Registrations for classes that were made while mails were down. */
export const CLASS_CONFIRMATIONS: ConfirmationDesk = {
  read: async (ctx, link) => {
    const row = await linked(ctx, link);
    return confirmationOf(row, await readOwner(ctx.tx, CLASS_PEOPLE, row.class_id));
  },
  confirm: async (ctx, link) => {
    const { class_id } = await linked(ctx, link);
    const owner = await lockOwner(ctx.tx, CLASS_PEOPLE, class_id);
    const row = await linked(ctx, link);
    if (row.confirm_by === null) return confirmationOf(row, owner);
    return confirmationOf(await (row.status === 'PENDING' ? joinQueue : takePlace)(ctx, owner, row), owner);
  },
};
