import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

const MOST = 20;

/** The latest twenty visible classes, upcoming and past, whose name or code contains every search term. */
export async function findClasses(tx: Tx, q: string | undefined) {
  const terms = searchTerms(q).map((term) => {
    const pattern = containsPattern(term);
    return or(ilike(classes.name, pattern), ilike(classes.code, pattern));
  });
  const rows = await tx
    .select({ code: classes.code, name: classes.name, start_time: classes.start_time })
    .from(classes)
    .where(and(eq(classes.active, 1), ...terms))
    .orderBy(desc(classes.start_time), desc(classes.id))
    .limit(MOST);
  return rows.map(({ start_time, ...row }) => ({ ...row, start_time: start_time?.toISOString() ?? null }));
}
