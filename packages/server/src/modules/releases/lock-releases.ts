import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';

/** Lets servers that share a folder or bucket decide about releases one after the other, until the transaction ends. */
export const lockReleases = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('releases'))`);
