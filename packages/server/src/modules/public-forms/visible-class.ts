import { and, eq, ne, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

export type ClassRow = typeof classes.$inferSelect;

/**
 * The public class with a code; null for drafts, hidden classes and unknown codes, which must be indistinguishable
 * (S15).
 */
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

/** `visibleClass` that must exist. @throws ApiFailure 404. */
export async function requireVisibleClass(tx: Tx, code: string): Promise<ClassRow> {
  const found = await visibleClass(tx, code);
  if (found === null) throw notFound('Kelas tidak ditemukan');
  return found;
}
