import type { Question, QuestionClass } from '@widya/contract/questions';
import type { questionSchemas } from '@widya/contract/questions.schemas';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

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

const expressions = {
  asked_at: sql`${questions.asked_at}`,
  full_name: sql`lower(${questions.full_name})`,
  answered_at: sql`${questions.answered_at}`,
} satisfies Record<string, SQL>;

/** By time, exactly the order of the index; by others, with nulls last. The id breaks ties. */
function order(sort: QuestionQuery['sort']): SQL[] {
  const descending = sort.startsWith('-');
  const column = sort.replace('-', '') as keyof typeof expressions;
  if (column === 'asked_at')
    return [
      descending ? sql`${questions.asked_at} desc, ${questions.id} desc` : sql`${questions.asked_at}, ${questions.id}`,
    ];
  return [sql`${expressions[column]} ${descending ? sql`desc nulls last` : sql`asc nulls last`}`, asc(questions.id)];
}

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${questions.question} ilike ${pattern} or ${questions.full_name} ilike ${pattern}
    or ${questions.email} ilike ${pattern} or ${questions.answer} ilike ${pattern})`;
}

const cachedCount = cacheCounts<number>((total) => total);

/**
 * Whether a list must be counted; without filters it contains all questions that are not deleted, whose number is
 * cached.
 */
const isNarrowed = (caller: Caller, query: QuestionQuery, classId: number | undefined): boolean =>
  isInstructor(caller) ||
  classId !== undefined ||
  query.class_code !== undefined ||
  query.hidden === '1' ||
  query.unanswered === '1' ||
  searchTerms(query.q).length > 0;

/** A page of questions of one class, or of all that the caller may see. Source: D85. */
export async function selectQuestions(
  { tx, caller, now }: { readonly tx: Tx; readonly caller: Caller; readonly now: Date },
  query: QuestionQuery,
  classId?: number,
): Promise<{ rows: Question[]; total: number }> {
  const found = and(
    classScope(caller),
    classId === undefined ? undefined : eq(questions.class_id, classId),
    query.class_code === undefined ? undefined : sql`lower(${classes.code}) = lower(${query.class_code})`,
    query.hidden === '1' ? undefined : eq(questions.active, 1),
    query.unanswered === '1' ? isNull(questions.answer) : undefined,
    ...searchTerms(query.q).map(matchesTerm),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(columns)
    .from(questions)
    .innerJoin(classes, eq(classes.id, questions.class_id))
    .where(found)
    .orderBy(...order(query.sort))
    .limit(limit)
    .offset(offset);
  const count = async (): Promise<number> => {
    const counted = tx.select({ total: sql<number>`count(*)::int` }).from(questions).$dynamic();
    // Counting half a million questions is twice as fast without the join, which only some filters need.
    const needsClasses = isInstructor(caller) || query.class_code !== undefined;
    if (needsClasses) counted.innerJoin(classes, eq(classes.id, questions.class_id));
    const [all] = await counted.where(found);
    return all?.total ?? 0;
  };
  const total = isNarrowed(caller, query, classId) ? await count() : await cachedCount('all', now, count);
  return { rows: rows.map(present), total };
}

/** Classes with questions that the caller may see and whose name or code matches, newest first. */
export async function selectQuestionClasses(
  tx: Tx,
  caller: Caller,
  query: PageQuery & { readonly q?: string | undefined },
): Promise<{ rows: QuestionClass[]; total: number }> {
  const fits = (term: string): SQL => {
    const pattern = containsPattern(term);
    return sql`(${classes.name} ilike ${pattern} or ${classes.code} ilike ${pattern})`;
  };
  const found = and(
    classScope(caller),
    sql`exists (select 1 from questions asked where asked.class_id = ${classes.id})`,
    ...searchTerms(query.q).map(fits),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select({ code: classes.code, name: classes.name })
    .from(classes)
    .where(found)
    .orderBy(sql`${classes.start_time} desc nulls last`, desc(classes.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(classes).where(found);
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

type Written = Partial<
  Pick<typeof questions.$inferInsert, 'question' | 'answer' | 'answered_at' | 'answered_by' | 'active'>
>;

/** Writes fields of a locked question and increments its version. */
export async function writeQuestion(tx: Tx, id: number, fields: Written, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ ...fields, version: sql`${questions.version} + 1`, updated_at: now })
    .where(eq(questions.id, id));
}
