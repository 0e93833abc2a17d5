import type { QuizQuestion } from '@widya/contract/quiz';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { type QuizField, quizAnswers, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const TEST_NOT_FOUND = 'Tes akhir tidak ditemukan';

export const byCode = (code: string): SQL => sql`lower(${classes.code}) = lower(${code})`;

/** A class that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function findClass(
  tx: Tx,
  caller: Caller,
  code: string,
): Promise<{ id: number; code: string; name: string }> {
  const [found] = await tx
    .select({ id: classes.id, code: classes.code, name: classes.name })
    .from(classes)
    .where(and(byCode(code), classScope(caller)));
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return found;
}

/** A final test that the caller may see, with its class. @throws ApiFailure 404 otherwise (S11). */
export async function findQuiz(tx: Tx, caller: Caller, id: number) {
  const [found] = await tx
    .select({ quiz: quizQuestions, classCode: classes.code, className: classes.name })
    .from(quizQuestions)
    .innerJoin(classes, eq(classes.id, quizQuestions.class_id))
    .where(and(eq(quizQuestions.id, id), classScope(caller)));
  if (found === undefined) throw notFound(TEST_NOT_FOUND);
  return found;
}

/** `findQuiz` with a lock on the test. */
export async function lockQuiz(tx: Tx, caller: Caller, id: number) {
  await findQuiz(tx, caller, id);
  await tx.select({ id: quizQuestions.id }).from(quizQuestions).where(eq(quizQuestions.id, id)).for('update');
  return findQuiz(tx, caller, id);
}

/** Locks the final test of a class. @throws ApiFailure 404 when there is none. */
export async function lockQuizOfClass(tx: Tx, classId: number) {
  const [quiz] = await tx.select().from(quizQuestions).where(eq(quizQuestions.class_id, classId)).for('update');
  if (quiz === undefined) throw notFound(TEST_NOT_FOUND);
  return quiz;
}

/** The normalisation of `scoreAnswers` in SQL; a test compares the two. */
const normalised = (text: SQL): SQL => sql`lower(btrim(${text}, E' \\t\\n\\r\\f\\u000b\\u00a0'))`;

/** Counts the answers to each question in the database, so that 10,000 answers need not be read. */
async function analyse(tx: Tx, id: number): Promise<Map<string, { answered: number; correct: number }>> {
  const counted = await tx.execute(sql`
    with fields as (
      select field ->> 'fieldName' as name, ${normalised(sql`field ->> 'correctAnswer'`)} as correct
        from ${quizQuestions} q cross join lateral jsonb_array_elements(q.question_json) field where q.id = ${id})
    select fields.name, count(*)::int as answered,
           (count(*) filter (where ${normalised(sql`item ->> 'answer'`)} = fields.correct))::int as correct
      from ${quizAnswers} a
      cross join lateral jsonb_array_elements(a.answer_json) item
      join fields on fields.name = item ->> 'fieldName'
     where a.quiz_question_id = ${id} and btrim(item ->> 'answer') <> ''
     group by 1`);
  const rows = counted.rows as unknown as { name: string; answered: number; correct: number }[];
  return new Map(rows.map(({ name, answered, correct }) => [name, { answered, correct }]));
}

type Row = { readonly quiz: typeof quizQuestions.$inferSelect; readonly classCode: string };

/** A final test in the shape that staff see, with correct answers. */
async function present(tx: Tx, { quiz, classCode }: Row): Promise<QuizQuestion> {
  const [count] = await tx
    .select({ answers: sql<number>`count(*)::int` })
    .from(quizAnswers)
    .where(eq(quizAnswers.quiz_question_id, quiz.id));
  const analysis = await analyse(tx, quiz.id);
  return {
    id: quiz.id,
    class_code: classCode,
    question_json: quiz.question_json,
    idx: quiz.idx,
    active: quiz.active,
    answer_count: count?.answers ?? 0,
    items: quiz.question_json.map(({ fieldName, correctAnswer }) => {
      const counts = analysis.get(fieldName);
      return {
        fieldName,
        answered: counts?.answered ?? 0,
        correct: correctAnswer === '' ? null : (counts?.correct ?? 0),
      };
    }),
    version: quiz.version,
  };
}

/** A final test that the caller may see, with correct answers. @throws ApiFailure 404 otherwise (S11). */
export const presentQuiz = async (tx: Tx, caller: Caller, id: number): Promise<QuizQuestion> =>
  present(tx, await findQuiz(tx, caller, id));

/** The final test of a class, as a list of at most one. @throws ApiFailure 404. */
export async function selectQuizzes(tx: Tx, caller: Caller, code: string): Promise<QuizQuestion[]> {
  const { id, code: classCode } = await findClass(tx, caller, code);
  const rows = await tx.select().from(quizQuestions).where(eq(quizQuestions.class_id, id));
  const presented: QuizQuestion[] = [];
  for (const quiz of rows) presented.push(await present(tx, { quiz, classCode }));
  return presented;
}

/**
 * Creates the final test of a class.
 * @returns its id; null when the class has one, also when another call creates it at the same time.
 */
export async function insertQuiz(
  tx: Tx,
  classId: number,
  question_json: QuizField[],
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(quizQuestions)
    .values({ class_id: classId, question_json, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: quizQuestions.class_id })
    .returning({ id: quizQuestions.id });
  return row?.id ?? null;
}

/** Writes fields of a locked final test and increments its version. */
export async function writeQuiz(
  tx: Tx,
  id: number,
  fields: { question_json?: QuizField[]; active?: 0 | 1 },
  now: Date,
): Promise<void> {
  await tx
    .update(quizQuestions)
    .set({ ...fields, version: sql`${quizQuestions.version} + 1`, updated_at: now })
    .where(eq(quizQuestions.id, id));
}
