import type { orderSchemas } from '@widya/contract/orders.schemas';
import { startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { twoDigits } from '@widya/contract/time/two-digits';
import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { containsWord, searchTerms } from '../../platform/lists/search-terms.ts';
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

/** The order with the searched number, in any month; undefined without a search. */
export const byOrderNumber = (q: string | undefined): SQL | undefined => (q ? eq(orders.order_id, q) : undefined);

/** Orders flagged for review and not resolved. */
export const openException = and(isNotNull(orders.exception), isNull(orders.exception_resolved_at));

/** The state and the open exceptions of a list. */
const stateConditions = ({ outcome, exceptions }: OrderFilters): SQL | undefined =>
  and(outcome === undefined ? undefined : OUTCOMES[outcome], exceptions === undefined ? undefined : openException);

const wordsOf = (q: string | undefined): string[] => searchTerms(q).map((term) => term.toLowerCase());
const hasNumber = (word: string): SQL => containsWord(sql`lower(${orders.order_id})`, word);
const isPerson = (word: string): SQL => containsWord(members.search_text, word);

/** Compares the payer of each order that is read; a join or `in` would look up all matching people first. */
const isPaidBy = (person: SQL): SQL =>
  sql`(select ${person} from ${members} where ${members.id} = ${orders.member_id})`;

/** The filters of a list: words in the order's number or its payer, the state, open exceptions. */
export const orderFilter = (query: OrderFilters): SQL | undefined =>
  and(stateConditions(query), ...wordsOf(query.q).map((word) => or(hasNumber(word), isPaidBy(isPerson(word)))));

/**
 * The search over all months, null without words. The longest word is looked up in the indexes of people and of
 * numbers, the others are compared; no order is in both parts.
 * @param key sort key of the list.
 */
export function orderSearch(query: OrderFilters, key: SQL): { readonly matches: SQL; readonly list: SQL } | null {
  const [longest, ...rest] = wordsOf(query.q).toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  const others = stateConditions(query);
  const columns = sql`${orders.id} as id, ${key} as key`;
  const ofPeople = and(isPerson(longest), others, ...rest.map((word) => or(hasNumber(word), isPerson(word))));
  const matches = sql`
    select ${columns} from ${members} join ${orders} on ${orders.member_id} = ${members.id} where ${ofPeople}
    union all
    select ${columns} from ${orders}
    where ${hasNumber(longest)} and ${orderFilter(query)} and not ${isPaidBy(isPerson(longest))}`;
  return { matches, list: others ?? sql`true` };
}
