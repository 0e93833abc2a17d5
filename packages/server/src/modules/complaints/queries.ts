import type { ComplaintStatus } from '@widya/contract/complaint-status';
import type { Complaint, ComplaintClass } from '@widya/contract/complaints';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type ComplaintQuery, complaintFilter } from './filters.ts';

interface Selected {
  readonly row: typeof complaints.$inferSelect;
  readonly code: string | null;
}

function present({ row, code }: Selected): Complaint {
  const { class_id: _class, updated_at: _updated, created_at, replied_at, ...rest } = row;
  return {
    ...rest,
    class_code: code,
    replied_at: replied_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

const SORT_KEYS = {
  created_at: sql`${complaints.created_at}`,
  class_name: sql`lower(${complaints.class_name})`,
  name: sql`lower(${complaints.name})`,
  replied_at: sql`${complaints.replied_at}`,
} satisfies Record<string, SQL>;

/** By time, exactly the order of the index; complaints without a reply come last. The id breaks ties. */
function orderOf(sort: ComplaintQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const last = key === SORT_KEYS.replied_at ? sql` nulls last` : sql``;
  return sql`${key} ${direction}${last}, ${complaints.id} ${direction}`;
}

export type StatusCounts = Readonly<Record<'all' | ComplaintStatus, number>>;

async function countByStatus(tx: Tx, filter: SQL | undefined): Promise<StatusCounts> {
  const rows = await tx
    .select({ status: complaints.status, count: sql<number>`count(*)::int` })
    .from(complaints)
    .where(filter)
    .groupBy(complaints.status);
  const of = (status: ComplaintStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    NEW: of('NEW'),
    IN_PROGRESS: of('IN_PROGRESS'),
    RESOLVED: of('RESOLVED'),
  };
}

/** A page of complaints, and their counts by status. Source: C-111 to C-114. */
export async function selectComplaints(
  tx: Tx,
  query: ComplaintQuery,
): Promise<{ rows: Complaint[]; total: number; counts: StatusCounts }> {
  const filter = complaintFilter(query);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select({ row: complaints, code: classes.code })
    .from(complaints)
    .leftJoin(classes, eq(classes.id, complaints.class_id))
    .where(and(filter, query.status && eq(complaints.status, query.status)))
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  const counts = await countByStatus(tx, filter);
  return { rows: rows.map(present), total: counts[query.status ?? 'all'], counts };
}

/** Classes with complaints for the filter, the class with the newest complaint first. */
export async function selectComplaintClasses(tx: Tx): Promise<ComplaintClass[]> {
  const last = sql<string>`max(${complaints.created_at})`;
  const rows = await tx
    .select({
      class_code: classes.code,
      class_name: complaints.class_name,
      complaints: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${complaints.status} <> 'RESOLVED'))::int`,
      last_at: last,
    })
    .from(complaints)
    .leftJoin(classes, eq(classes.id, complaints.class_id))
    .groupBy(classes.code, complaints.class_name)
    .orderBy(desc(last));
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: new Date(last_at).toISOString() }));
}

/** One complaint in the shape of the API. @throws ApiFailure 404. */
export async function selectComplaint(tx: Tx, id: number): Promise<Complaint> {
  const [found] = await tx
    .select({ row: complaints, code: classes.code })
    .from(complaints)
    .leftJoin(classes, eq(classes.id, complaints.class_id))
    .where(eq(complaints.id, id));
  if (found === undefined) throw notFound('Aduan tidak ditemukan');
  return present(found);
}

/** Locks a complaint for a write and reads it. @throws ApiFailure 404. */
export async function lockComplaint(tx: Tx, id: number): Promise<Complaint> {
  await tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id)).for('update');
  return selectComplaint(tx, id);
}

type WritableFields = Partial<Pick<typeof complaints.$inferInsert, 'note' | 'status'>>;

/** Writes fields of a locked complaint and increments its version. */
export async function writeComplaint(tx: Tx, id: number, fields: WritableFields, now: Date): Promise<void> {
  await tx
    .update(complaints)
    .set({ ...fields, version: sql`${complaints.version} + 1`, updated_at: now })
    .where(eq(complaints.id, id));
}
