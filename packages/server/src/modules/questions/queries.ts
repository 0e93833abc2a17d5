import type { Question, QuestionClass } from '@widya/contract/questions';
import type { questionSchemas } from '@widya/contract/questions.schemas';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { containsPattern, containsWord, searchTerms } from '../../platform/lists/search-terms.ts';

export type QuestionQuery = z.output<(typeof questionSchemas)['listQuestions']['query']>;

const columns = { question: questions, classCode: classes.code, className: classes.name };
type Selected = {
  readonly question: typeof questions.$inferSelect;
  readonly classCode: string;
  readonly className: string;
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

function present({ question: row, classCode, className }: Selected): Question {
  return {
    id: row.id,
    class_code: classCode,
    class_name: className,
    question: row.question,
    answer: row.answer,
    full_name: row.full_name,
    member_id: row.member_id,
    participant_id: row.participant_id,
    email: textOrNull(row.email),
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: row.answered_by,
    active: row.active,
    version: row.version,
  };
}

const SORT_KEYS = {
  asked_at: sql`${questions.asked_at}`,
  full_name: sql`lower(${questions.full_name})`,
  answered_at: sql`${questions.answered_at}`,
} satisfies Record<string, SQL>;

/** By time, exactly the order of the index; by others, with nulls last and the oldest of equals first. */
function orderOf(sort: QuestionQuery['sort']) {
  const column = sort.replace('-', '') as keyof typeof SORT_KEYS;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const key = SORT_KEYS[column];
  return column === 'asked_at'
    ? { key, direction, ties: direction }
    : { key, direction: sql`${direction} nulls last`, ties: sql`asc` };
}

const matchesTerm = (term: string): SQL => containsWord(questions.search_text, term.toLowerCase());

const cachedCount = cacheCounts<number>((total) => total);

interface ReadContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

/** The condition of a list without its search, and whether it contains more than all that are not deleted. */
function listOf({ tx, caller }: ReadContext, query: QuestionQuery, classId: number | undefined) {
  const ofClasses = and(
    classScope(caller),
    query.class_code === undefined ? undefined : sql`lower(${classes.code}) = lower(${query.class_code})`,
  );
  const conditions = and(
    ofClasses && inArray(questions.class_id, tx.select({ id: classes.id }).from(classes).where(ofClasses)),
    classId === undefined ? undefined : eq(questions.class_id, classId),
    query.unanswered === '1' ? isNull(questions.answer) : undefined,
  );
  return {
    list: and(conditions, query.hidden === '1' ? undefined : eq(questions.active, 1)),
    isWhole: conditions === undefined && query.hidden !== '1',
  };
}

/** Ids of a page without a search; the number of all questions that are not deleted is cached. */
async function listIds(ctx: ReadContext, query: QuestionQuery, classId: number | undefined) {
  const { tx, now } = ctx;
  const { list, isWhole } = listOf(ctx, query, classId);
  const { key, direction, ties } = orderOf(query.sort);
  const { limit, offset } = rowWindow(query);
  const page = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(list)
    .orderBy(sql`${key} ${direction}, ${questions.id} ${ties}`)
    .limit(limit)
    .offset(offset);
  const count = () => tx.$count(questions, list);
  return { ids: page.map(({ id }) => id), total: isWhole ? await cachedCount('all', now, count) : await count() };
}

/** Ids of a page of a search, which is counted up to `MOST_FOUND`. */
function searchedIds(ctx: ReadContext, query: QuestionQuery, classId: number | undefined) {
  const { list } = listOf(ctx, query, classId);
  const order = orderOf(query.sort);
  const filter = and(list, ...searchTerms(query.q).map(matchesTerm));
  return searchIds(ctx.tx, { table: questions, id: questions.id }, filter, {
    ...order,
    ...rowWindow(query),
    // Only the order by time has an index.
    list: order.key === SORT_KEYS.asked_at ? (list ?? sql`true`) : undefined,
  });
}

/** A page of questions of one class, or of all that the caller may see. Source: D85. */
export async function selectQuestions(
  ctx: ReadContext,
  query: QuestionQuery,
  classId?: number,
): Promise<{ rows: Question[]; total: number }> {
  const read = searchTerms(query.q).length > 0 ? searchedIds : listIds;
  const { ids, total } = await read(ctx, query, classId);
  if (ids.length === 0) return { rows: [], total };
  const rows = await ctx.tx
    .select(columns)
    .from(questions)
    .innerJoin(classes, eq(classes.id, questions.class_id))
    .where(inArray(questions.id, ids));
  const byId = new Map(rows.map((row) => [row.question.id, present(row)]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Classes with questions that the caller may see and whose name or code matches, newest first. */
export async function selectQuestionClasses(
  tx: Tx,
  caller: Caller,
  query: PageQuery & { readonly q?: string | undefined },
): Promise<{ rows: QuestionClass[]; total: number }> {
  const matches = (term: string): SQL => {
    const pattern = containsPattern(term);
    return sql`(${classes.name} ilike ${pattern} or ${classes.code} ilike ${pattern})`;
  };
  const filter = and(
    classScope(caller),
    sql`exists (select 1 from questions q where q.class_id = ${classes.id})`,
    ...searchTerms(query.q).map(matches),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select({ code: classes.code, name: classes.name })
    .from(classes)
    .where(filter)
    .orderBy(sql`${classes.start_time} desc nulls last`, desc(classes.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(classes).where(filter);
  return { rows, total: all?.total ?? 0 };
}

async function findQuestion(tx: Tx, caller: Caller, id: number): Promise<Selected> {
  const [found] = await tx
    .select(columns)
    .from(questions)
    .innerJoin(classes, eq(classes.id, questions.class_id))
    .where(and(eq(questions.id, id), classScope(caller)));
  if (found === undefined) throw notFound('Pertanyaan tidak ditemukan');
  return found;
}

/** A question that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export const selectQuestion = async (tx: Tx, caller: Caller, id: number): Promise<Question> =>
  present(await findQuestion(tx, caller, id));

/** Locks a question for a write and reads it. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function lockQuestion(tx: Tx, caller: Caller, id: number): Promise<Question> {
  await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update');
  return selectQuestion(tx, caller, id);
}

type WritableFields = Partial<
  Pick<typeof questions.$inferInsert, 'question' | 'answer' | 'answered_at' | 'answered_by' | 'active'>
>;

/** Writes fields of a locked question and increments its version. */
export async function writeQuestion(tx: Tx, id: number, fields: WritableFields, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ ...fields, version: sql`${questions.version} + 1`, updated_at: now })
    .where(eq(questions.id, id));
}
