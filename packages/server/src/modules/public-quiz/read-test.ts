import { createHmac } from 'node:crypto';
import type { FinalTest, OpenQuestion, TestResult } from '@widya/contract/public-quiz';
import { and, asc, eq, sql } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { type QuizField, quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { scoreAnswers } from '../quiz/scoring.ts';
import type { Taker, TestClass } from './takers.ts';

type Quiz = typeof quizQuestions.$inferSelect;

/** A question without its correct answer. */
const openQuestion = ({ fieldName, type, description, options }: QuizField): OpenQuestion => ({
  fieldName,
  type,
  description,
  options,
});

/** The final test of a class, also a closed one; null without one. */
export async function findTest(tx: Tx, classId: number): Promise<Quiz | null> {
  const [quiz] = await tx.select().from(quizQuestions).where(eq(quizQuestions.class_id, classId));
  return quiz ?? null;
}

/** The submitted answers of a participant, or of a person who is not one. */
async function findAnswers(tx: Tx, quiz: Quiz, taker: Taker) {
  if (taker.kind === 'PARTICIPANT') {
    const [found] = await tx
      .select()
      .from(quizAnswers)
      .where(and(eq(quizAnswers.quiz_question_id, quiz.id), eq(quizAnswers.participant_id, taker.participantId)));
    return found ?? null;
  }
  const [found] = await tx
    .select()
    .from(quizForms)
    .where(and(eq(quizForms.class_id, quiz.class_id), sql`lower(${quizForms.email}) = ${taker.email}`))
    .orderBy(asc(quizForms.id))
    .limit(1);
  return found === undefined ? null : { ...found, scored_by_hand: false };
}

/**
 * The result of a taker's test; null before it is submitted. Score and answers are included only if the class shows
 * them.
 */
export async function resultOf(tx: Tx, quiz: Quiz, taker: Taker, showsResults: boolean): Promise<TestResult | null> {
  const found = await findAnswers(tx, quiz, taker);
  if (found === null) return null;
  const { items, needsScoring } = scoreAnswers(quiz.question_json, found.answer_json);
  return {
    handed_in_at: found.created_at.toISOString(),
    score: showsResults ? found.score : null,
    needs_scoring: needsScoring && !found.scored_by_hand,
    items: showsResults ? items : null,
  };
}

const DRAFT_BYTES = 16;

async function draftKey(config: Ctx['config'], classId: number, taker: Taker): Promise<string> {
  const who = taker.kind === 'PARTICIPANT' ? String(taker.participantId) : taker.email;
  const mac = createHmac('sha256', await secretsKeyOf(config)).update(`final-test-draft:${classId}:${who}`);
  return mac.digest().subarray(0, DRAFT_BYTES).toString('base64url');
}

const stateOf = (quiz: Quiz | null, result: TestResult | null): FinalTest['state'] => {
  if (result !== null) return 'HANDED_IN';
  return quiz !== null && quiz.active === 1 && quiz.question_json.length > 0 ? 'OPEN' : 'CLOSED';
};

/** A final test in the shape that takers see. */
export async function presentTest(
  { tx, config }: Pick<Ctx, 'tx' | 'config'>,
  cls: TestClass,
  taker: Taker,
): Promise<FinalTest> {
  const quiz = await findTest(tx, cls.id);
  const result = quiz === null ? null : await resultOf(tx, quiz, taker, cls.showsResults);
  const state = stateOf(quiz, result);
  const isParticipant = taker.kind === 'PARTICIPANT';
  const showsQuestions = state === 'OPEN' || (result !== null && result.items !== null);
  return {
    class_code: cls.code,
    class_name: cls.name,
    state,
    taker: taker.kind,
    full_name: isParticipant ? taker.fullName : '',
    draft_key: await draftKey(config, cls.id, taker),
    ends_at: (isParticipant && taker.endsAt?.toISOString()) || null,
    questions: showsQuestions ? (quiz?.question_json ?? []).map(openQuestion) : [],
    result,
  };
}
