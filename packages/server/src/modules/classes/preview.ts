import type { AnsweredQuestion, ClassPreview, ClassReview } from '@widya/contract/class-preview';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { ipkPoints, RATINGS_EACH } from '../../platform/database/ipk.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** The page shows at most this many of each. */
const MOST = 50;

async function selectReviews(tx: Tx, classId: number): Promise<ClassReview[]> {
  const rows = await tx
    .select({
      id: feedback.id,
      full_name: feedback.full_name,
      average: feedback.average,
      masukan: feedback.masukan,
      image_url: feedback.image_url,
      created_at: feedback.created_at,
    })
    .from(feedback)
    .where(and(eq(feedback.class_id, classId), eq(feedback.active, 1), ne(feedback.masukan, '')))
    .orderBy(desc(feedback.created_at), desc(feedback.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

async function selectAnswered(tx: Tx, classId: number): Promise<AnsweredQuestion[]> {
  const rows = await tx
    .select({
      id: questions.id,
      full_name: questions.full_name,
      question: questions.question,
      answer: questions.answer,
      asked_at: questions.asked_at,
    })
    .from(questions)
    .where(and(eq(questions.class_id, classId), eq(questions.active, 1), isNotNull(questions.answer)))
    .orderBy(desc(questions.asked_at), desc(questions.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, answer: row.answer ?? '', asked_at: row.asked_at.toISOString() }));
}

/**
 * Visible reviews and answered questions of a class.
 * @param showsAnswers whether users may see the answers; if not, there are no questions.
 */
export async function selectPreview(tx: Tx, classId: number, showsAnswers: boolean): Promise<ClassPreview> {
  const [counted] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      average: sql<
        number | null
      >`round(sum(${ipkPoints()})::numeric / nullif(count(*) * ${RATINGS_EACH}, 0), 2)::float8`,
    })
    .from(feedback)
    .where(and(eq(feedback.class_id, classId), eq(feedback.active, 1)));
  return {
    average: counted?.average ?? null,
    feedback_count: counted?.total ?? 0,
    reviews: await selectReviews(tx, classId),
    questions: showsAnswers ? await selectAnswered(tx, classId) : [],
  };
}
