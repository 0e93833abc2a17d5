import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type QuizField, quizAnswers } from '../../platform/database/schema/quiz.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { scoreAnswers } from './scoring.ts';

/** Answers per batch, to bound memory for a test of 10,000 people. */
const BATCH = 1_000;

/**
 * Scores the answers of a final test again, except manually scored ones.
 * @returns how many scores changed.
 */
export async function rescore(tx: Tx, quizId: number, fields: readonly QuizField[]): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const rows = await tx
      .select({ id: quizAnswers.id, answers: quizAnswers.answer_json })
      .from(quizAnswers)
      .where(
        and(eq(quizAnswers.quiz_question_id, quizId), eq(quizAnswers.scored_by_hand, false), gt(quizAnswers.id, last)),
      )
      .orderBy(asc(quizAnswers.id))
      .limit(BATCH);
    if (rows.length === 0) return changed;
    const ids = rows.map(({ id }) => id);
    const scores = rows.map(({ answers }) => scoreAnswers(fields, answers).score);
    const written = await tx.execute(sql`
      update ${quizAnswers} a set score = fresh.score
        from unnest(${sql.param(ids)}::int[], ${sql.param(scores)}::real[]) as fresh (id, score)
       where a.id = fresh.id and a.score is distinct from fresh.score`);
    changed += written.rowCount ?? 0;
    last = ids.at(-1) ?? last;
  }
}
