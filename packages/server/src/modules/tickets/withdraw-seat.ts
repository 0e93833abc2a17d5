import { isPaid } from '@widya/contract/order-status';
import { raiseException } from '../payments/raise-exception.ts';
import { cancelRegistration } from '../registrations/change-one.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import type { Withdrawn } from './ticket-handlers.ts';

/** The value of `status_change_info` after a withdrawal. */
export const WITHDRAWN = 'Mengundurkan diri';

/**
 * Flags a paid order of a withdrawn seat for staff, who decide about returning the money; returns the facts for the log
 * row.
 */
export async function flagForRefund(
  { tx, now }: Pick<SeatContext, 'tx' | 'now'>,
  source: Pick<ParticipantSource, 'orderItem'>,
  id: number,
): Promise<{ readonly exception?: 'WITHDRAWN' }> {
  const order = (await newestOrders(tx, source, [id])).get(id);
  if (order === undefined || !isPaid(order) || order.amount === 0) return {};
  await raiseException(tx, order, { exception: 'WITHDRAWN', now });
  return { exception: 'WITHDRAWN' };
}

/**
 * Withdraws a registration: the seat goes to the waiting list, and an unpaid order is closed. Staff decide about
 * returning a payment.
 * @throws ApiFailure 409 once the seat is lost. Source: D67 and D107.
 */
export async function withdrawSeat(ctx: SeatContext, source: ParticipantSource, id: number): Promise<Withdrawn> {
  const { after, promoted } = await cancelRegistration(ctx, source, id, WITHDRAWN);
  const facts = { ...(promoted > 0 ? { promoted } : {}), ...(await flagForRefund(ctx, source, id)) };
  return { status: after.status, object: source.logObject, after: facts };
}
