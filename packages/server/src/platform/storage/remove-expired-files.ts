import { and, eq, isNull, lt } from 'drizzle-orm';
import { files } from '../database/schema/platform.ts';
import type { Services } from '../http/services.ts';

/** Maximum number of files per run, to keep a run short. */
const BATCH = 500;

/** Deletes temporary files that were not attached in time. @returns how many. */
export async function removeExpiredFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now: Date,
): Promise<number> {
  const expired = await db.select().from(files).where(lt(files.temporary_until, now)).limit(BATCH);
  let removed = 0;
  for (const { id, key } of expired) {
    // Deletes the row first: a concurrent call that attaches the file either comes first and keeps it, or finds no row.
    const gone = await db.delete(files).where(and(eq(files.id, id), isNull(files.attached_to)));
    if (gone.rowCount !== 1) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}
