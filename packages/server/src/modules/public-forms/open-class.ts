import { and, eq, ne, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

export type ClassRow = typeof classes.$inferSelect;

/** The class of a code if visitors may know of it; null for drafts, hidden classes and codes of none, which look the same (S15). */
export async function visibleClass(tx: Tx, code: string): Promise<ClassRow | null> {
  const [found] = await tx
    .select()
    .from(classes)
    .where(
      and(
        eq(sql`lower(${classes.code})`, code.toLowerCase()),
        eq(classes.active, 1),
        ne(classes.publish_status, 'DRAFT'),
      ),
    );
  return found ?? null;
}

/** Like `visibleClass`. @throws ApiFailure 404. */
export async function requireVisibleClass(tx: Tx, code: string): Promise<ClassRow> {
  const found = await visibleClass(tx, code);
  if (found === null) throw notFound('Kelas tidak ditemukan');
  return found;
}
