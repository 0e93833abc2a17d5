import { STATUSES_OF_TAB } from '@widya/contract/registration-status';
import { and, type SQL, sql } from 'drizzle-orm';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { selectByIds } from '../registrations/read-registrations.ts';
import { type ListScope, type ParticipantSource, scopeOf } from '../registrations/source.ts';
import { filterCondition, inTab } from './list-filters.ts';
import { keyedOrder, orderOf, type ParticipantQuery } from './list-order.ts';

export interface TabCounts {
  readonly all: number;
  readonly accepted: number;
  readonly waiting: number;
  readonly rejected: number;
  readonly queue: number;
}

const NOBODY: TabCounts = { all: 0, accepted: 0, waiting: 0, rejected: 0, queue: 0 };

/** Counts per tab of an unfiltered list, from the counters, without reading registrations. */
export async function countTabs(
  tx: Tx,
  { counters: c }: ParticipantSource,
  owned: SQL | undefined,
): Promise<TabCounts> {
  const sum = (number: SQL) => sql<number>`coalesce(sum(${number}), 0)::int`;
  const rejected = sql`${c.rejected} + ${c.cancelled} + ${c.expired}`;
  const [counts] = await tx
    .select({
      all: sum(sql`${c.accepted} + ${c.waiting} + ${c.pending} + ${rejected}`),
      accepted: sum(sql`${c.accepted}`),
      waiting: sum(sql`${c.waiting}`),
      rejected: sum(rejected),
      queue: sum(sql`${c.pending}`),
    })
    .from(c)
    .where(owned);
  return counts ?? NOBODY;
}

/** Ids of a page, sorted and limited before anything is joined, so that a class of 20,000 stays fast. */
export async function selectIds(
  tx: Tx,
  source: ParticipantSource,
  filter: SQL | undefined,
  { sort, limit, offset }: { readonly sort: ParticipantQuery['sort']; readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const rows = await tx
    .select({ id: source.people.id })
    .from(source.people)
    .where(filter)
    .orderBy(...orderOf(source, sort))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Counts and ids of a filtered list in one pass, so that a search reads each row once. */
async function selectFiltered(
  tx: Tx,
  source: ParticipantSource,
  filter: SQL | undefined,
  window: Pick<ParticipantQuery, 'sort' | 'tab'> & { readonly limit: number; readonly offset: number },
): Promise<{ counts: TabCounts; ids: number[] }> {
  const { people: p } = source;
  const { key, order } = keyedOrder(source, window.sort);
  const inStates = sql`status in (select jsonb_array_elements_text(${JSON.stringify(STATUSES_OF_TAB[window.tab])}::jsonb))`;
  const { rows } = await tx.execute<{ counts: TabCounts; ids: number[] }>(sql`
    with found as materialized (select ${p.id} as id, ${p.status} as status, ${key} as key from ${p} where ${filter ?? sql`true`})
    select (
      select jsonb_build_object('all', count(*), 'accepted', count(*) filter (where status = 'ACCEPTED'),
        'waiting', count(*) filter (where status = 'WAITING'), 'queue', count(*) filter (where status = 'PENDING'),
        'rejected', count(*) filter (where status in ('REJECTED', 'CANCELLED', 'EXPIRED')))
      from found) as counts,
      array(select id from found where ${inStates} order by ${order} limit ${window.limit} offset ${window.offset}) as ids`);
  return rows[0] ?? { counts: NOBODY, ids: [] };
}

/** A page of participants with the counts of all tabs. */
export async function selectPage(tx: Tx, source: ParticipantSource, scope: ListScope, query: ParticipantQuery) {
  const filter = filterCondition(source, query);
  const { people, counters } = scopeOf(source, scope);
  const window = { sort: query.sort, ...rowWindow(query) };
  const { counts, ids } =
    filter === undefined
      ? {
          counts: await countTabs(tx, source, counters),
          ids: await selectIds(tx, source, and(people, inTab(source, query.tab)), window),
        }
      : await selectFiltered(tx, source, and(people, filter), { ...window, tab: query.tab });
  return { rows: await selectByIds(tx, source, ids), counts, total: counts[query.tab] };
}
