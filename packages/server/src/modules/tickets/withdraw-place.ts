import { isPaid } from '@widya/contract/order-status';
import type { ParticipantSource } from '../participants/source.ts';
import { raiseException } from '../payments/raise-exception.ts';
import { cancelRegistration } from '../registrations/change-one.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { Withdrawn } from './desk.ts';

/** What the change of a registration says whose owner gave the place up. */
export const WITHDRAWN = 'Mengundurkan diri';

/**
 * Gives the place of a registration up: it goes to the waiting list, and an unpaid order ends. What was paid waits for staff, who
 * return it or do not.
 * @throws ApiFailure 409 once the place is gone. Source: decisions 67 and 107.
 */
export async function withdrawPlace(ctx: SeatContext, source: ParticipantSource, id: number): Promise<Withdrawn> {
  const { after, promoted } = await cancelRegistration(ctx, source, id, WITHDRAWN);
  const order = (await newestOrders(ctx.tx, source, [id])).get(id);
  const isRefundable = order !== undefined && isPaid(order) && order.amount > 0;
  if (isRefundable) await raiseException(ctx.tx, order, { exception: 'WITHDRAWN', now: ctx.now });
  const facts = { ...(promoted > 0 ? { promoted } : {}), ...(isRefundable ? { exception: 'WITHDRAWN' } : {}) };
  return { status: after.status, object: source.logObject, after: facts };
}
