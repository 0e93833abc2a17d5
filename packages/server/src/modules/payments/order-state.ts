import { type OrderOutcome, STATUSES_OF_OUTCOME } from '@widya/contract/order-status';
import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';

const listOf = (statuses: readonly string[]): SQL => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);
const isOneOf = (outcome: keyof typeof STATUSES_OF_OUTCOME): SQL =>
  sql`${orders.paid_status} in ${listOf(STATUSES_OF_OUTCOME[outcome])}`;

const challenged = sql`(${orders.paid_status} = 'capture' and ${orders.fraud_status} is not distinct from 'challenge')`;
const hasOutcome = sql`${orders.paid_status} in ${listOf(Object.values(STATUSES_OF_OUTCOME).flat())}`;

/** SQL of an order's state from the contract's table; a test compares it with `outcomeOf`. Source: D106, D107. */
export const OUTCOMES: Readonly<Record<OrderOutcome, SQL>> = {
  accepted: sql`(${isOneOf('accepted')} and not ${challenged})`,
  rejected: isOneOf('rejected'),
  returned: isOneOf('returned'),
  waiting: sql`(not ${hasOutcome} or ${challenged})`,
};

/**
 * SQL of the income from an order: its amount once paid, minus returned money. The counters of classes and courses sum
 * the same money by registration: a return lowers the price of the registration or frees its seat. Source: D30, D107.
 */
export const INCOME = sql<number>`(case when ${OUTCOMES.accepted} then ${orders.amount} - ${orders.returned_amount} else 0 end)`;
