import { isPaid } from '@widya/contract/order-status';
import { raiseException } from '../payments/raise-exception.ts';
import { cancelRegistration } from '../registrations/change-one.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import type { Withdrawn } from './desk.ts';

/** What the change of a registration says whose owner gave the place up. */
export const WITHDRAWN = 'Mengundurkan diri';

/** Puts what was paid for a place before staff, who return it or do not; what the log row says of that. */
export async function askForRefund(
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
 * Gives the place of a registration up: it goes to the waiting list, and an unpaid order ends. What was paid waits for
 * staff, who return it or do not.
 * @throws ApiFailure 409 once the place is gone. Source: D67 and D107.
 */
export async function withdrawPlace(ctx: SeatContext, source: ParticipantSource, id: number): Promise<Withdrawn> {
  const { after, promoted } = await cancelRegistration(ctx, source, id, WITHDRAWN);
  const facts = { ...(promoted > 0 ? { promoted } : {}), ...(await askForRefund(ctx, source, id)) };
  return { status: after.status, object: source.logObject, after: facts };
}
