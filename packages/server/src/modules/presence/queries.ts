import type { PresenceClass, PresenceForm } from '@widya/contract/presence';
import type { presenceSchemas } from '@widya/contract/presence.schemas';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { phonePatterns } from '../../platform/lists/phone-search.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type PresenceQuery = z.output<(typeof presenceSchemas)['listPresenceForms']['query']>;
export type PresenceFilters = Pick<PresenceQuery, 'class_name' | 'class_code' | 'q'>;
export type PresenceRow = typeof presenceForms.$inferSelect;

/**
 * Restricts instructors to forms of their own classes; undefined for other callers (S11). Forms without a class belong
 * to none of theirs.
 */
const formScope = (caller: Caller): SQL | undefined =>
  isInstructor(caller)
    ? sql`exists (select 1 from class_instructors link
        where link.class_id = ${presenceForms.class_id} and link.instructor_id = ${caller.id})`
    : undefined;

/** The same expression as in the trigram index. */
const SEARCHED = sql`lower(${presenceForms.full_name} || ' ' || ${presenceForms.email} || ' ' || ${presenceForms.phone_num})`;

/** Searches all words; a phone number is also found in another notation. */
function matchesSearch(q: string | undefined): SQL | undefined {
  const words = and(...searchTerms(q).map((term) => sql`${SEARCHED} like ${containsPattern(term.toLowerCase())}`));
  return words && or(words, ...phonePatterns(q ?? '').map((pattern) => sql`${SEARCHED} like ${pattern}`));
}

/** The condition for forms that the caller may see and that match the filters; undefined for all forms. */
export function presenceFilter(caller: Caller, { class_name, class_code, q }: PresenceFilters): SQL | undefined {
  return and(
    formScope(caller),
    class_name ? eq(presenceForms.class_name, class_name) : undefined,
    class_code
      ? sql`${presenceForms.class_id} = (select id from classes where lower(code) = lower(${class_code}))`
      : undefined,
    matchesSearch(q),
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

const SORT_KEYS = {
  created_at: sql`${presenceForms.created_at}`,
  full_name: sql`lower(${presenceForms.full_name})`,
  class_name: sql`${presenceForms.class_name}`,
} satisfies Record<string, SQL>;

function orderOf(sort: PresenceQuery['sort']) {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return { key, direction, order: [sql`${key} ${direction}`, sql`${presenceForms.id} ${direction}`] };
}

const FORMS = { table: presenceForms, id: presenceForms.id };
const cachedTotal = cacheCounts<number>((total) => total);

async function listIds(tx: Tx, filter: SQL | undefined, query: PresenceQuery, now: Date) {
  const { limit, offset } = rowWindow(query);
  const page = await tx
    .select({ id: presenceForms.id })
    .from(presenceForms)
    .where(filter)
    .orderBy(...orderOf(query.sort).order)
    .limit(limit)
    .offset(offset);
  const count = async () => {
    const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(presenceForms).where(filter);
    return all?.total ?? 0;
  };
  return {
    ids: page.map(({ id }) => id),
    total: filter === undefined ? await cachedTotal('all', now, count) : await count(),
  };
}

/** A page of attendance forms; only its rows are read. Source: C-103 to C-105. */
export async function selectForms(
  tx: Tx,
  caller: Caller,
  query: PresenceQuery,
  now: Date,
): Promise<{ rows: PresenceForm[]; total: number }> {
  const filter = presenceFilter(caller, query);
  const { ids, total } =
    searchTerms(query.q).length > 0
      ? await searchIds(tx, FORMS, filter, { ...orderOf(query.sort), ...rowWindow(query) })
      : await listIds(tx, filter, query, now);
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx
    .select({ form: presenceForms, code: classes.code })
    .from(presenceForms)
    .leftJoin(classes, eq(classes.id, presenceForms.class_id))
    .where(inArray(presenceForms.id, ids))
    .orderBy(...orderOf(query.sort).order);
  return { rows: rows.map(({ form, code }) => presentForm(form, code)), total };
}

const cachedClasses = cacheCounts<PresenceClass[]>((classes) => classes.reduce((sum, { forms }) => sum + forms, 0));

/** Classes with attendance forms for the filter, the class with the newest form first. */
export async function selectFormClasses(tx: Tx, caller: Caller, now: Date): Promise<PresenceClass[]> {
  const scope = formScope(caller);
  const count = async () => {
    // Counted before classes are joined, so that their codes are read once per class, not once per form.
    const counted = tx
      .select({
        class_id: presenceForms.class_id,
        class_name: presenceForms.class_name,
        forms: sql<number>`count(*)::int`.as('forms'),
        last: sql<string>`max(${presenceForms.created_at})`.as('last'),
      })
      .from(presenceForms)
      .where(scope)
      .groupBy(presenceForms.class_id, presenceForms.class_name)
      .as('counted');
    const rows = await tx
      .select({ class_name: counted.class_name, class_code: classes.code, forms: counted.forms, last: counted.last })
      .from(counted)
      .leftJoin(classes, eq(classes.id, counted.class_id))
      .orderBy(desc(counted.last));
    return rows.map(({ last, ...row }) => ({ ...row, last_at: new Date(last).toISOString() }));
  };
  return scope === undefined ? cachedClasses('all', now, count) : count();
}

const BATCH = 5_000;

/** Streams the forms that match the filter in batches, to bound memory. */
export async function* readForms(tx: Tx, filter: SQL | undefined): AsyncGenerator<PresenceRow[]> {
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(presenceForms)
      .where(and(filter, gt(presenceForms.id, after)))
      .orderBy(asc(presenceForms.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
