import { activityLabel } from '@widya/contract/admin-log-labels';
import type { ClassHistoryEntry } from '@widya/contract/class-editing';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { auditLog } from '../database/schema/audit.ts';
import { answerList, type PageQuery, rowWindow } from '../http/listing.ts';
import type { Tx } from '../http/transaction.ts';

const namesIn = (fields: unknown): string[] =>
  typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];

/** The object of a record in the log: `class` with its code, `course` with its id. */
export interface HistoryOf {
  readonly object: 'class' | 'course';
  /** A code with the case in which it is stored, because the log has the same. */
  readonly id: string | number;
}

const logOf = ({ object, id }: HistoryOf): SQL | undefined =>
  and(eq(auditLog.object, object), eq(auditLog.object_id, String(id)));

type Window = ReturnType<typeof rowWindow>;

/** Entries of the history of a class or a course, newest first. */
export async function selectHistory(tx: Tx, of: HistoryOf, { limit, offset }: Window): Promise<ClassHistoryEntry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(logOf(of))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    id: row.id,
    name: row.actor_name,
    code: row.code,
    activity: activityLabel(row.code),
    fields: [...new Set([...namesIn(row.before), ...namesIn(row.after)])],
    created_at: row.at.toISOString(),
  }));
}

type HistoryCtx = Parameters<typeof answerList>[0] & { readonly tx: Tx; readonly query: PageQuery };

/** The answer of a call for the history of a class or a course. */
export async function answerHistory(ctx: HistoryCtx, of: HistoryOf) {
  const rows = await selectHistory(ctx.tx, of, rowWindow(ctx.query));
  const [all] = await ctx.tx.select({ total: count() }).from(auditLog).where(logOf(of));
  return answerList(ctx, rows, all?.total ?? 0);
}
