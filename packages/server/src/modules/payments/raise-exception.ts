import { isPartlyReturned, needsReview, type OrderException } from '@widya/contract/order-status';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { PaymentStep, ReportedStatus } from './payment-rules.ts';

type OrderRow = typeof orders.$inferSelect;

/** Why staff must review an order after a step; null when they need not. Source: D107. */
export function exceptionOf(step: PaymentStep, reported: ReportedStatus): OrderException | null {
  if (step === 'returned') return 'RETURNED';
  if (['paid', 'paid-late', 'partly-returned'].includes(step) && isPartlyReturned(reported)) return 'PARTLY_RETURNED';
  return step === 'noted' && needsReview(reported) ? 'CHALLENGED' : null;
}

/** The reason for a review, and when it came up. */
interface Raised {
  readonly exception: OrderException;
  readonly now: Date;
  /** The payment that causes the review. */
  readonly payment?: Partial<Pick<OrderRow, 'transaction_id' | 'paid_amount' | 'payment_type'>>;
  /** True when the reason has come up again, so that the order is flagged in any case. */
  readonly again?: boolean;
}

/**
 * Flags an order for review. An order that is already flagged stays as it is; a resolved one is flagged again only for
 * something new: another reason, another payment, or more returned money.
 * @returns whether it was flagged.
 */
export async function raiseException(tx: Tx, order: OrderRow, raised: Raised): Promise<boolean> {
  const { exception, now, payment = {}, again = false } = raised;
  const other = payment.transaction_id ?? null;
  const isNews = or(
    isNull(orders.exception),
    and(
      isNotNull(orders.exception_resolved_at),
      again
        ? undefined
        : or(
            ne(orders.exception, exception),
            ...(other === null ? [] : [sql`${orders.transaction_id} is distinct from ${other}`]),
          ),
    ),
  );
  const rows = await tx
    .update(orders)
    .set({
      ...payment,
      exception,
      exception_resolved_at: null,
      checked_at: now,
      updated_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, order.id), isNews))
    .returning({ id: orders.id });
  return rows.length === 1;
}
