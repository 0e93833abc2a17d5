import type { Feedback } from '@widya/contract/feedback';
import { FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { type FeedbackQuery, feedbackFilter } from './filters.ts';

type Row = typeof feedback.$inferSelect;

/** The class of a row of feedback. */
interface OfClass {
  readonly code: string;
  readonly name: string;
}

function present(row: Row, { code, name }: OfClass): Feedback {
  const { class_id: _class, updated_at: _updated, created_at, ...shown } = row;
  return { ...shown, class_code: code, class_name: name, created_at: created_at.toISOString() };
}

const SORT_KEYS: Readonly<Record<string, SQL>> = {
  created_at: sql`${feedback.created_at}`,
  full_name: sql`lower(${feedback.full_name})`,
  average: sql`${feedback.average}`,
  ...Object.fromEntries(FEEDBACK_CRITERIA.map((criterion) => [criterion, sql`${feedback[criterion]}`])),
};

function orderOf(sort: FeedbackQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '')] ?? sql`${feedback.created_at}`;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${key} ${direction}, ${feedback.id} ${direction}`;
}

/** Counts the feedback that matches the filter. */
export async function countFeedback(tx: Tx, filter: SQL | undefined): Promise<number> {
  const [all] = await tx.select({ total: count() }).from(feedback).where(filter);
  return all?.total ?? 0;
}

/** A page of the feedback about a class. */
export async function selectFeedback(
  tx: Tx,
  owner: OfClass & { readonly id: number },
  query: FeedbackQuery,
): Promise<{ rows: Feedback[]; total: number }> {
  const filter = feedbackFilter(owner.id, query);
  const { limit, offset } = rowWindow(query);
  const rows = await tx.select().from(feedback).where(filter).orderBy(orderOf(query.sort)).limit(limit).offset(offset);
  return { rows: rows.map((row) => present(row, owner)), total: await countFeedback(tx, filter) };
}

const cachedCount = cacheCounts<number>((total) => total);

/** A page of the newest visible feedback about all classes, for callers who may read all of it. */
export async function selectNewestFeedback(
  tx: Tx,
  { page, per_page }: { readonly page: number; readonly per_page: number },
  now: Date,
): Promise<{ rows: Feedback[]; total: number }> {
  // A literal condition, so that PostgreSQL can use the partial index of visible feedback.
  const visible = sql`${feedback.active} = 1`;
  const rows = await tx
    .select({ row: feedback, code: classes.code, name: classes.name })
    .from(feedback)
    .innerJoin(classes, eq(classes.id, feedback.class_id))
    .where(visible)
    .orderBy(orderOf('-created_at'))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(({ row, ...owner }) => present(row, owner)),
    total: await cachedCount('all', now, () => countFeedback(tx, visible)),
  };
}

const BATCH = 1_000;

/** Streams the feedback that matches the filter in batches, newest first, to bound memory. */
export async function* readFeedback(tx: Tx, owner: OfClass, filter: SQL | undefined): AsyncGenerator<Feedback[]> {
  let last: Row | undefined;
  do {
    const older =
      last && sql`(${feedback.created_at}, ${feedback.id}) < (${last.created_at.toISOString()}, ${last.id})`;
    const rows: Row[] = await tx
      .select()
      .from(feedback)
      .where(and(filter, older))
      .orderBy(orderOf('-created_at'))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map((row) => present(row, owner));
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Feedback about a class that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function selectOneFeedback(tx: Tx, caller: Caller, id: number): Promise<Feedback> {
  const [found] = await tx
    .select({ row: feedback, code: classes.code, name: classes.name })
    .from(feedback)
    .innerJoin(classes, eq(classes.id, feedback.class_id))
    .where(and(eq(feedback.id, id), classScope(caller)));
  if (found === undefined) throw notFound('Umpan balik tidak ditemukan');
  return present(found.row, found);
}

/** Locks feedback for a write and reads it. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function lockFeedback(tx: Tx, caller: Caller, id: number): Promise<Feedback> {
  await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, id)).for('update');
  return selectOneFeedback(tx, caller, id);
}

/** Writes fields of locked feedback and increments its version. */
export async function writeFeedback(
  tx: Tx,
  id: number,
  fields: { readonly note?: string; readonly active?: 0 | 1 },
  now: Date,
): Promise<void> {
  await tx
    .update(feedback)
    .set({ ...fields, version: sql`${feedback.version} + 1`, updated_at: now })
    .where(eq(feedback.id, id));
}
