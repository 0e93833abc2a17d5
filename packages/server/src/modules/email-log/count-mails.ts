import { count, gte, type SQL } from 'drizzle-orm';
import { emailLog } from '../../platform/database/schema/email.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Below this a count is cheap and is simply taken. */
const WORTH_KEEPING = 50_000;
/** A mail is logged as it leaves, so rows older than this do not come any more. */
const SETTLED_MS = 2 * 60_000;
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly until: Date;
  readonly before: number;
  readonly expires: number;
}

async function take(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(emailLog).where(condition);
  return row?.total ?? 0;
}

/**
 * Counts the mails of a class or a course, or all there are. Counting twenty million takes seconds, so the count of all is kept for
 * what is settled, and only what came since is counted again.
 */
export function mailCounter() {
  let whole: Kept | null = null;
  return async (tx: Tx, condition: SQL | undefined, now: Date): Promise<number> => {
    if (condition !== undefined) return take(tx, condition);
    if (whole !== null && whole.expires > now.getTime() && whole.until <= now)
      return whole.before + (await take(tx, gte(emailLog.created_at, whole.until)));
    const total = await take(tx, undefined);
    if (total > WORTH_KEEPING) {
      const until = new Date(now.getTime() - SETTLED_MS);
      const before = total - (await take(tx, gte(emailLog.created_at, until)));
      whole = { until, before, expires: now.getTime() + KEPT_MS };
    }
    return total;
  };
}
