import type { AnswerPublicQuizInput, PublicQuiz } from '@widya/contract/public-quiz';
import { and, asc, eq } from 'drizzle-orm';
import { classes } from '../../database/schema/classes.ts';
import { quizAnswers, quizQuestions } from '../../database/schema/quiz.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { ApiFailure, invalid, notFound } from '../../http/api-failure.ts';
import type { Ctx } from '../../http/context.ts';
import type { Tx } from '../../http/transaction.ts';
import { scoreAnswers } from '../quiz/scoring.ts';

/** The open tests of a class as a participant sees them: no correct answer leaves the house. Source: product bar 1.10. */
export async function openTests(tx: Tx, classId: number): Promise<PublicQuiz['tests']> {
  const rows = await tx
    .select({ id: quizQuestions.id, fields: quizQuestions.question_json })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.class_id, classId), eq(quizQuestions.active, 1)))
    .orderBy(asc(quizQuestions.idx), asc(quizQuestions.id));
  return rows.map(({ id, fields }) => ({
    id,
    question_json: fields.map(({ fieldName, type, description, options }) => ({
      fieldName,
      type,
      description,
      options,
    })),
  }));
}

interface Taker {
  readonly participantId: number;
  readonly classId: number;
}

/**
 * Keeps and scores what a participant answered, once for each test.
 * @throws ApiFailure 422 for a test of another class, 409 for one that was answered before.
 */
export async function saveAnswers(
  { tx, now }: Pick<Ctx, 'tx' | 'now'>,
  { participantId, classId }: Taker,
  answers: AnswerPublicQuizInput['answers'],
) {
  const tests = await tx
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.class_id, classId), eq(quizQuestions.active, 1)));
  const byId = new Map(tests.map((test) => [test.id, test]));
  const scores: number[] = [];
  for (const { id, answer_json } of answers) {
    const test = byId.get(id);
    if (test === undefined) throw invalid({ answers: 'Tes akhir tidak ditemukan' });
    const known = new Set(test.question_json.map(({ fieldName }) => fieldName));
    const own = answer_json.filter(({ fieldName }) => known.has(fieldName));
    const { score } = scoreAnswers(test.question_json, own);
    const [written] = await tx
      .insert(quizAnswers)
      .values({ quiz_question_id: id, participant_id: participantId, score, answer_json: own, created_at: now })
      .onConflictDoNothing()
      .returning({ id: quizAnswers.id });
    if (written === undefined) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Tes akhir ini sudah dikerjakan');
    scores.push(score);
  }
  const [person] = await tx
    .select({ fullName: registrations.full_name, className: classes.name })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .where(eq(registrations.id, participantId));
  if (person === undefined) throw notFound();
  return { ...person, scores };
}
