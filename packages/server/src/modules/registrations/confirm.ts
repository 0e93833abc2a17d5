import { and, eq, sql } from 'drizzle-orm';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { promoteQueue } from '../class-editing/promote-queue.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import type { LinkSettings } from '../tickets/ticket-link.ts';
import { confirmationKey, readTicketToken } from '../tickets/ticket-token.ts';
import { openOrders } from './orders.ts';
import { lockOwner, readOwner, type SeatContext, type SeatOwner } from './owner.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { redeemAgain } from './vouchers.ts';
import type { RegistrationRow } from './write-registration.ts';

const expired = () => new ApiFailure(410, 'LINK_EXPIRED');

/** The registration that a link confirms. @throws ApiFailure 404 for a link not made here, 410 once the place was given up. */
async function linked(tx: Tx, config: LinkSettings, token: string, now: Date): Promise<RegistrationRow> {
  const link = readTicketToken(confirmationKey(await secretsKeyOf(config)), token);
  if (link === null) throw notFound('Tautan ini tidak berlaku');
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, link.id), eq(registrations.ticket_serial, link.serial)));
  const isOpen = row !== undefined && ['PENDING', 'WAITING', 'ACCEPTED'].includes(row.status);
  if (!isOpen || (row.confirm_by !== null && row.confirm_by <= now)) throw expired();
  return row;
}

/** What a confirmation link is for. @throws ApiFailure 404, 410. */
export async function readUnconfirmed({ tx, config, now }: SeatContext, token: string) {
  const row = await linked(tx, config, token, now);
  return { row, owner: await readOwner(tx, CLASS_PEOPLE, row.class_id) };
}

/** What somebody pays whose place is held: a voucher that is gone by now takes nothing off. */
async function termsOf({ tx }: SeatContext, owner: SeatOwner, row: RegistrationRow) {
  const redeemed = row.voucher_id === null ? null : await redeemAgain(tx, row.voucher_id, owner.price);
  const price = row.voucher_id === null ? row.price : owner.price - (redeemed?.discount ?? 0);
  return { redeemed, price, voucher_id: redeemed?.voucher.id ?? null };
}

/** Gives the held place for good: accepted, or asked to pay with a day's time. */
async function takePlace(ctx: SeatContext, owner: SeatOwner, row: RegistrationRow): Promise<RegistrationRow> {
  const { tx, now } = ctx;
  const { redeemed, price, voucher_id } = await termsOf(ctx, owner, row);
  const status = price === 0 ? 'ACCEPTED' : 'WAITING';
  const written = await write(ctx, row, { price, voucher_id, status, accepted_at: status === 'ACCEPTED' ? now : null });
  const buys = redeemed !== null || (price > 0 && owner.onlinePayment);
  const orders = buys ? await openOrders(tx, owner, [{ ...written, redeemed: redeemed ?? undefined }], now) : new Map();
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

/** Confirms a registration that was made while mails were down; doing it again changes nothing. @throws ApiFailure 404, 410. */
export async function confirmHeld(ctx: SeatContext, token: string) {
  const { class_id } = await linked(ctx.tx, ctx.config, token, ctx.now);
  const owner = await lockOwner(ctx.tx, CLASS_PEOPLE, class_id);
  const row = await linked(ctx.tx, ctx.config, token, ctx.now);
  if (row.confirm_by === null) return { owner, row };
  return { owner, row: await (row.status === 'PENDING' ? joinQueue : takePlace)(ctx, owner, row) };
}
