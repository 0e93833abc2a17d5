import type { QuizFormRow } from '@widya/contract/quiz';
import type { quizSchemas } from '@widya/contract/quiz.schemas';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { type QuizField, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { scoreAnswers } from './scoring.ts';

type FormQuery = z.output<(typeof quizSchemas)['listQuizForms']['query']>;

const SORT_KEYS = {
  created_at: sql`${quizForms.created_at}`,
  name: sql`lower(${quizForms.name})`,
  score: sql`${quizForms.score}`,
} satisfies Record<string, SQL>;

/** All questions of a class, because an additional answer does not refer to a test. */
async function fieldsOf(tx: Tx, classId: number): Promise<QuizField[]> {
  const rows = await tx
    .select({ fields: quizQuestions.question_json })
    .from(quizQuestions)
    .where(eq(quizQuestions.class_id, classId))
    .orderBy(asc(quizQuestions.idx), asc(quizQuestions.id));
  return rows.flatMap(({ fields }) => fields);
}

/** A page of the answers of people who are not participants. Source: D81. */
export async function selectForms(
  tx: Tx,
  classId: number,
  query: FormQuery,
): Promise<{ rows: QuizFormRow[]; total: number }> {
  const fields = await fieldsOf(tx, classId);
  const filter = and(
    eq(quizForms.class_id, classId),
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${quizForms.name} ilike ${pattern} or ${quizForms.email} ilike ${pattern})`;
    }),
  );
  const column = query.sort.replace('-', '') as keyof typeof SORT_KEYS;
  const direction = query.sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(quizForms)
    .where(filter)
    .orderBy(sql`${SORT_KEYS[column]} ${direction}`, asc(quizForms.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(quizForms).where(filter);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      score: row.score,
      answer_json: scoreAnswers(fields, row.answer_json).items,
      created_at: row.created_at.toISOString(),
    })),
    total: all?.total ?? 0,
  };
}

/** Deletes an additional answer and returns it. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function deleteForm(tx: Tx, caller: Caller, id: number) {
  const [found] = await tx
    .select({ form: quizForms, className: classes.name })
    .from(quizForms)
    .innerJoin(classes, eq(classes.id, quizForms.class_id))
    .where(and(eq(quizForms.id, id), classScope(caller)))
    .for('update', { of: quizForms });
  if (found === undefined) throw notFound('Jawaban tambahan tidak ditemukan');
  await tx.delete(quizForms).where(eq(quizForms.id, id));
  return found;
}
