import { and, eq, isNull, lt } from 'drizzle-orm';
import { files } from '../database/schema/platform.ts';
import type { Services } from '../http/services.ts';

/** Files handled in one round, so that a round stays short. */
const BATCH = 500;

/** Removes files that nothing was attached to in time. @returns how many. */
export async function removeExpiredFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  now: Date,
): Promise<number> {
  const expired = await db.select().from(files).where(lt(files.temporary_until, now)).limit(BATCH);
  let removed = 0;
  for (const { id, key } of expired) {
    // The row goes first: someone attaching the file at this moment either wins, and it stays, or finds no row.
    const gone = await db.delete(files).where(and(eq(files.id, id), isNull(files.attached_to)));
    if (gone.rowCount !== 1) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}
