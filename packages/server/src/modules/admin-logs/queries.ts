import { activityLabel } from '@widya/contract/admin-log-labels';
import type { AdminLog } from '@widya/contract/admin-logs';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { LogCount } from './count-logs.ts';
import { findOwners } from './find-owners.ts';
import { nameReferences } from './name-references.ts';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A log row as written. Only admins have an `admin_id`; instructors and visitors have a name. */
const present = (row: typeof auditLog.$inferSelect): Omit<AdminLog, 'owner'> => ({
  id: row.id,
  admin_id: row.actor_kind === 'admin' ? row.actor_id : null,
  name: row.actor_name,
  role: textOrNull(row.actor_role),
  code: row.code,
  activity: activityLabel(row.code),
  object: row.object,
  object_id: row.object_id,
  object_label: textOrNull(row.object_label),
  before: isFields(row.before) ? row.before : null,
  after: isFields(row.after) ? row.after : null,
  request_id: row.request_id,
  created_at: row.at.toISOString(),
});

/** Log rows in the shape of the API: with names for ids, and the owners of their objects. */
async function presentAll(tx: Tx, rows: readonly (typeof auditLog.$inferSelect)[]): Promise<AdminLog[]> {
  const logs = rows.map(present);
  const owners = await findOwners(tx, logs);
  const withNames = await nameReferences(tx, logs);
  return withNames.map((log) => ({ ...log, owner: owners.get(log.id) ?? null }));
}

const NEWEST_FIRST = [desc(auditLog.at), desc(auditLog.id)];
const OLDEST_FIRST = [asc(auditLog.at), asc(auditLog.id)];

export interface LogWindow extends LogCount {
  readonly limit: number;
  readonly offset: number;
  readonly descending: boolean;
}

/**
 * A page of the log. Ids come from the index alone and only the page's rows are read in full; pages in the second half
 * are read from the other end, so that the last page is as fast as the first.
 * @param options.total number of matching rows; when it is not exact, the other end is unknown and not used.
 */
export async function selectLogs(
  tx: Tx,
  filter: SQL | undefined,
  { limit, offset, total, exact, descending }: LogWindow,
): Promise<AdminLog[]> {
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return [];
  const fromEnd = exact && offset > total / 2;
  const found = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(filter)
    .orderBy(...(descending === fromEnd ? OLDEST_FIRST : NEWEST_FIRST))
    .limit(wanted)
    .offset(fromEnd ? total - offset - wanted : offset);
  if (found.length === 0) return [];
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      inArray(
        auditLog.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(...(descending ? NEWEST_FIRST : OLDEST_FIRST));
  return presentAll(tx, rows);
}

/** The row with an id; undefined when it does not exist. */
export async function selectLog(tx: Tx, id: number): Promise<AdminLog | undefined> {
  const [log] = await presentAll(tx, await tx.select().from(auditLog).where(eq(auditLog.id, id)).limit(1));
  return log;
}

const BATCH = 5_000;

/** Streams the rows that match the filter in batches, newest first, to bound memory. */
export async function* readLogs(tx: Tx, filter: SQL | undefined): AsyncGenerator<Omit<AdminLog, 'owner'>[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(and(filter, after))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(present);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = sql`(${auditLog.at}, ${auditLog.id}) < (${last.at.toISOString()}::timestamptz, ${last.id})`;
  }
}
