import type { Order } from '@widya/contract/orders';
import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { INCOME, OUTCOMES } from '../payments/order-state.ts';
import { type OrderFilters, type OrderQuery, orderFilter, orderSearch } from './filters.ts';

// The subqueries write out table names, because they refer to the order of the outer query.
const columns = {
  id: orders.id,
  order_id: orders.order_id,
  created_at: orders.created_at,
  paid_at: orders.paid_at,
  should_expire_at: orders.should_expire_at,
  expired_at: orders.expired_at,
  rejected_at: orders.rejected_at,
  amount: orders.amount,
  discount: orders.discount,
  paid_status: orders.paid_status,
  fraud_status: orders.fraud_status,
  payment_type: orders.payment_type,
  paid_amount: orders.paid_amount,
  returned_amount: orders.returned_amount,
  snap_payment_url: orders.snap_payment_url,
  member: { id: members.id, full_name: members.full_name, email: members.email },
  voucher: {
    id: vouchers.id,
    code: vouchers.code,
    name: vouchers.name,
    amount: vouchers.amount,
    percentage: vouchers.percentage,
  },
  participants: sql<Order['participants']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', i.participant_id, 'price', i.price, 'label', i.label, 'class',
      case when c.id is not null then jsonb_build_object('code', c.code, 'name', c.name) end) order by i.id)
    from order_items i left join registrations r on r.id = i.participant_id left join classes c on c.id = r.class_id
    where i.order_ref = orders.id and i.member_course_id is null and i.event_registration_id is null), '[]'::jsonb)`,
  memberCourses: sql<Order['memberCourses']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', i.member_course_id, 'price', i.price, 'label', i.label, 'course',
      case when c.id is not null then jsonb_build_object('id', c.id, 'title', c.title, 'course_code', c.course_code) end) order by i.id)
    from order_items i join member_courses r on r.id = i.member_course_id left join courses c on c.id = r.course_id
    where i.order_ref = orders.id), '[]'::jsonb)`,
  eventRegistrations: sql<Order['eventRegistrations']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', i.event_registration_id, 'price', i.price, 'label', i.label, 'event',
      jsonb_build_object('event_url', e.event_url, 'name', e.name)) order by i.id)
    from order_items i join event_registrations r on r.id = i.event_registration_id
    join event_sessions s on s.id = r.session_id join events e on e.id = s.event_id
    where i.order_ref = orders.id), '[]'::jsonb)`,
  exception: orders.exception,
  exception_resolved_at: orders.exception_resolved_at,
  checked_at: orders.checked_at,
  version: orders.version,
};

const iso = (at: Date): string => at.toISOString();
const isoOrNull = (at: Date | null): string | null => (at === null ? null : iso(at));

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const present = (row: Selected): Order => ({
  ...row,
  created_at: iso(row.created_at),
  paid_at: isoOrNull(row.paid_at),
  should_expire_at: isoOrNull(row.should_expire_at),
  expired_at: isoOrNull(row.expired_at),
  rejected_at: isoOrNull(row.rejected_at),
  exception_resolved_at: isoOrNull(row.exception_resolved_at),
  checked_at: isoOrNull(row.checked_at),
});

const selectRows = (tx: Tx, filter: SQL) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(members, eq(members.id, orders.member_id))
    .leftJoin(vouchers, eq(vouchers.id, orders.voucher_id))
    .where(filter);

const SORT_KEYS = {
  created_at: sql`${orders.created_at}`,
  amount: sql`${orders.amount}`,
  paid_at: sql`${orders.paid_at}`,
} satisfies Record<string, SQL>;

/** Unpaid orders come last in both directions. */
function orderOf(sort: OrderQuery['sort']) {
  const name = sort.replace('-', '') as keyof typeof SORT_KEYS;
  const ties = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return { key: SORT_KEYS[name], ties, direction: name === 'paid_at' ? sql`${ties} nulls last` : ties };
}

/** A month has a few thousand orders, so its searches are counted exactly. */
const ALL = Number.MAX_SAFE_INTEGER;

type Window = Pick<OrderQuery, 'sort'> & { readonly limit: number; readonly offset: number };

/** A page of orders; items and people are read for its rows only. */
export async function selectOrders(
  tx: Tx,
  filter: SQL | undefined,
  { sort, limit, offset }: Window,
): Promise<{ rows: Order[]; total: number }> {
  const [all] = await tx.select({ total: count() }).from(orders).where(filter);
  const { key, direction, ties } = orderOf(sort);
  const page = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(filter)
    .orderBy(sql`${key} ${direction}, ${orders.id} ${ties}`)
    .limit(limit)
    .offset(offset);
  return {
    rows: await selectInOrder(
      tx,
      page.map(({ id }) => id),
    ),
    total: all?.total ?? 0,
  };
}

/** A page of a search in a month, in one pass, so that the payer of each order is compared once. */
export async function searchMonth(
  tx: Tx,
  filter: SQL | undefined,
  { sort, ...window }: Window,
): Promise<{ rows: Order[]; total: number }> {
  const { ids, total } = await searchIds(tx, { table: orders, id: orders.id }, filter, {
    ...orderOf(sort),
    ...window,
    most: ALL,
  });
  return { rows: await selectInOrder(tx, ids), total };
}

/** A page of the orders of all months; a search is counted up to `MOST_FOUND`. */
export async function selectOfAllMonths(
  tx: Tx,
  query: OrderFilters,
  window: Window,
): Promise<{ rows: Order[]; total: number }> {
  const { sort, limit, offset } = window;
  const order = orderOf(sort);
  const search = orderSearch(query, order.key);
  const filter = orderFilter(query);
  if (search === null) return selectOrders(tx, filter, window);
  const { ids, total } = await searchIds(tx, { table: orders, id: orders.id }, filter, {
    ...order,
    limit,
    offset,
    matches: search.matches,
    // Only the order by time has an index.
    list: sort.endsWith('created_at') ? search.list : undefined,
  });
  return { rows: await selectInOrder(tx, ids), total };
}

/** Orders by id, in the given order; unknown ids are left out. */
export async function selectInOrder(tx: Tx, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(tx, sql`${orders.id} = any(${sql.param([...ids])})`);
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.map((id) => byId.get(id)).filter((row): row is Order => row !== undefined);
}

/** One order in the shape of the API. @throws ApiFailure 404. */
export async function selectOrder(tx: Tx, id: number): Promise<Order> {
  const [row] = await selectInOrder(tx, [id]);
  if (row === undefined) throw notFound('Transaksi tidak ditemukan');
  return row;
}

/** Counts a month's orders by state, and sums their income. */
export async function countOutcomes(tx: Tx, filter: SQL | undefined) {
  const number = (outcome: SQL) => sql<number>`(count(*) filter (where ${outcome}))::int`;
  const [row] = await tx
    .select({
      all: count(),
      accepted: number(OUTCOMES.accepted),
      rejected: number(OUTCOMES.rejected),
      waiting: number(OUTCOMES.waiting),
      returned: number(OUTCOMES.returned),
      income: sql<number>`coalesce(sum(${INCOME}), 0)::float8`,
    })
    .from(orders)
    .where(filter);
  const { income, ...counts } = row ?? { all: 0, accepted: 0, rejected: 0, waiting: 0, returned: 0, income: 0 };
  return { counts, income };
}

/** Streams the orders of an export in batches, newest first. */
export async function* readOrders(tx: Tx, filter: SQL | undefined): AsyncGenerator<Order[]> {
  const BATCH = 500;
  let earlier: SQL = sql`true`;
  for (;;) {
    const keys: { id: number; created_at: Date }[] = await tx
      .select({ id: orders.id, created_at: orders.created_at })
      .from(orders)
      .where(filter === undefined ? earlier : sql`${filter} and ${earlier}`)
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(BATCH);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield await selectInOrder(
      tx,
      keys.map(({ id }) => id),
    );
    earlier = sql`(${orders.created_at}, ${orders.id}) < (${iso(last.created_at)}, ${last.id})`;
  }
}
