import { activityLabel } from '@widya/contract/admin-log-labels';
import type { ClassHistoryEntry } from '@widya/contract/class-editing';
import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../database/schema/audit.ts';
import type { Tx } from '../http/transaction.ts';

const MOST = 20;

const namesIn = (fields: unknown): string[] =>
  typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];

/** The object of a record in the log: `class` with its code, `course` with its id. */
export interface HistoryOf {
  readonly object: 'class' | 'course';
  /** A code with the case in which it is stored, because the log has the same. */
  readonly id: string | number;
}

/**
 * The history of a class or a course, newest first.
 * @param limit at most twenty.
 */
export async function selectHistory(tx: Tx, { object, id }: HistoryOf, limit = MOST): Promise<ClassHistoryEntry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, object), eq(auditLog.object_id, String(id))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(Math.min(limit, MOST));
  return rows.map((row) => ({
    id: row.id,
    name: row.actor_name,
    code: row.code,
    activity: activityLabel(row.code),
    fields: [...new Set([...namesIn(row.before), ...namesIn(row.after)])],
    created_at: row.at.toISOString(),
  }));
}
