import type { PresenceForm } from '@widya/contract/presence';
import type { presenceSchemas } from '@widya/contract/presence.schemas';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../auth/caller.ts';
import { classes } from '../../database/schema/classes.ts';
import { presenceForms } from '../../database/schema/forms.ts';
import { rowWindow } from '../../http/listing.ts';
import type { Tx } from '../../http/transaction.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';

export type PresenceQuery = z.output<(typeof presenceSchemas)['listPresenceForms']['query']>;
export type PresenceFilters = Pick<PresenceQuery, 'class_name' | 'class_code' | 'q'>;
export type PresenceRow = typeof presenceForms.$inferSelect;

/** Forms of own classes; undefined for everyone but instructors (S11). A form without a class belongs to nobody's. */
const formScope = (caller: Caller): SQL | undefined =>
  isInstructor(caller)
    ? sql`exists (select 1 from class_instructors link
        where link.class_id = ${presenceForms.class_id} and link.instructor_id = ${caller.id})`
    : undefined;

export function presenceFilter(caller: Caller, { class_name, class_code, q }: PresenceFilters): SQL | undefined {
  return and(
    formScope(caller),
    class_name ? eq(presenceForms.class_name, class_name) : undefined,
    class_code
      ? sql`${presenceForms.class_id} = (select id from classes where lower(code) = lower(${class_code}))`
      : undefined,
    ...searchTerms(q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${presenceForms.full_name} ilike ${pattern} or ${presenceForms.email} ilike ${pattern}
        or ${presenceForms.phone_num} ilike ${pattern})`;
    }),
  );
}

export const presentForm = (row: PresenceRow, class_code: string | null): PresenceForm => ({
  id: row.id,
  class_code,
  class_name: row.class_name,
  full_name: row.full_name,
  email: row.email,
  phone_num: row.phone_num,
  created_at: row.created_at.toISOString(),
});

const COLUMNS = {
  created_at: sql`${presenceForms.created_at}`,
  full_name: sql`lower(${presenceForms.full_name})`,
  class_name: sql`${presenceForms.class_name}`,
} satisfies Record<string, SQL>;

function order(sort: PresenceQuery['sort']): SQL[] {
  const column = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS];
  return sort.startsWith('-')
    ? [sql`${column} desc`, sql`${presenceForms.id} desc`]
    : [sql`${column}`, sql`${presenceForms.id}`];
}

/** A page of attendance forms. Source: specification 3 §2.11. */
export async function selectForms(
  tx: Tx,
  caller: Caller,
  query: PresenceQuery,
): Promise<{ rows: PresenceForm[]; total: number }> {
  const found = presenceFilter(caller, query);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select({ form: presenceForms, code: classes.code })
    .from(presenceForms)
    .leftJoin(classes, eq(classes.id, presenceForms.class_id))
    .where(found)
    .orderBy(...order(query.sort))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(presenceForms).where(found);
  return { rows: rows.map(({ form, code }) => presentForm(form, code)), total: all?.total ?? 0 };
}

const MOST_CLASSES = 1_000;

/** Classes that forms were handed in for, for the filter. */
export async function selectFormClasses(tx: Tx, caller: Caller) {
  const rows = await tx
    .select({
      class_name: presenceForms.class_name,
      class_code: sql<string | null>`max(${classes.code})`,
      forms: sql<number>`count(*)::int`,
      last: sql<string>`max(${presenceForms.created_at})`,
    })
    .from(presenceForms)
    .leftJoin(classes, eq(classes.id, presenceForms.class_id))
    .where(formScope(caller))
    .groupBy(presenceForms.class_id, presenceForms.class_name)
    .orderBy(desc(sql`max(${presenceForms.created_at})`))
    .limit(MOST_CLASSES);
  return rows.map(({ last, ...row }) => ({ ...row, last_at: new Date(last).toISOString() }));
}

const BATCH = 5_000;

/** Every form that a filter leaves, in batches so that memory stays flat. */
export async function* readForms(tx: Tx, found: SQL | undefined): AsyncGenerator<PresenceRow[]> {
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(presenceForms)
      .where(and(found, gt(presenceForms.id, after)))
      .orderBy(asc(presenceForms.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
