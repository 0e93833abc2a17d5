import type { orderSchemas } from '@widya/contract/orders.schemas';
import { startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { twoDigits } from '@widya/contract/time/two-digits';
import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { OUTCOMES } from '../payments/order-state.ts';

export type OrderQuery = z.output<(typeof orderSchemas)['listOrders']['query']>;
export type OrderFilters = Pick<OrderQuery, 'q' | 'outcome' | 'exceptions'>;

/** A month in WIB; `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const firstDay = ({ year, month }: Month): Date => startOfDay(`${year}-${twoDigits(month)}-01`);
const following = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** The requested month; missing parts default to the current month in WIB. */
export function monthOf(
  { year, month }: { readonly [Part in keyof Month]?: Month[Part] | undefined },
  now: Date,
): Month {
  const today = wibDate(now);
  return { year: year ?? Number(today.slice(0, 4)), month: month ?? Number(today.slice(5, 7)) };
}

/** Orders created in a month. */
export const inMonth = (month: Month): SQL | undefined =>
  and(gte(orders.created_at, firstDay(month)), lt(orders.created_at, firstDay(following(month))));

/** The order with the typed number, in any month. */
export const numbered = (q: string | undefined): SQL | undefined => (q ? eq(orders.order_id, q) : undefined);

/** Orders flagged for review and not resolved. */
export const openException = and(isNotNull(orders.exception), isNull(orders.exception_resolved_at));

/**
 * The filters of a list: words in the order's number or its member, the state, open exceptions.
 * @param ofMonth whether the list is limited to one month: then the members of its few thousand orders are compared.
 * Otherwise members are searched first through their index, as there are more orders than matching members.
 */
export function orderFilter(tx: Tx, query: OrderFilters, ofMonth = false): SQL | undefined {
  return and(
    query.outcome === undefined ? undefined : OUTCOMES[query.outcome],
    query.exceptions === undefined ? undefined : openException,
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term.toLowerCase());
      const payers = tx.select({ id: members.id }).from(members).where(sql`${members.search_text} like ${pattern}`);
      const paidBySuch = ofMonth
        ? sql`(select m.search_text from members m where m.id = ${orders.member_id}) like ${pattern}`
        : inArray(orders.member_id, payers);
      return or(ilike(orders.order_id, containsPattern(term)), paidBySuch);
    }),
  );
}
