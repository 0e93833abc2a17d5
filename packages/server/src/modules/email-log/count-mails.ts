import { count, gte, type SQL } from 'drizzle-orm';
import { emailLog } from '../../platform/database/schema/email.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Smaller counts are cheap and not cached. */
const WORTH_CACHING = 50_000;
/** A mail is logged when it is sent, so no older rows are added. */
const SETTLED_MS = 2 * 60_000;
const CACHED_MS = 10 * 60_000;

interface CachedCount {
  readonly until: Date;
  readonly before: number;
  readonly expires: number;
}

async function countRows(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(emailLog).where(condition);
  return row?.total ?? 0;
}

/**
 * Creates a function that counts the mails of a class, of a course, or of the whole log. Counting twenty million takes
 * seconds, so for the whole log the total of older rows is cached and only newer ones are counted.
 */
export function mailCounter() {
  let whole: CachedCount | null = null;
  return async (tx: Tx, condition: SQL | undefined, now: Date): Promise<number> => {
    if (condition !== undefined) return countRows(tx, condition);
    if (whole !== null && whole.expires > now.getTime() && whole.until <= now)
      return whole.before + (await countRows(tx, gte(emailLog.created_at, whole.until)));
    const total = await countRows(tx, undefined);
    if (total > WORTH_CACHING) {
      const until = new Date(now.getTime() - SETTLED_MS);
      const before = total - (await countRows(tx, gte(emailLog.created_at, until)));
      whole = { until, before, expires: now.getTime() + CACHED_MS };
    }
    return total;
  };
}
