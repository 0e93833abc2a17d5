import { sql } from 'drizzle-orm';
import { classes } from '../../../platform/database/schema/classes.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';

/**
 * Checks that a class exists; digits may be its code or its id. @throws ApiFailure 404 when neither exists. Source:
 * D36.
 */
export async function assertClassRef(db: Tx, ref: string): Promise<void> {
  const id = /^\d{1,9}$/.test(ref) ? Number(ref) : 0;
  const [found] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(sql`lower(${classes.code}) = lower(${ref}) or ${classes.id} = ${id}`)
    .limit(1);
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
}
