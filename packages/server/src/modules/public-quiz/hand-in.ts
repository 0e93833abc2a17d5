import type { TestResult } from '@widya/contract/public-quiz';
import { type QuizAnswer, quizAnswers, quizForms } from '../../platform/database/schema/quiz.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockQuizOfClass } from '../quiz/queries.ts';
import { scoreAnswers } from '../quiz/scoring.ts';
import { resultOf } from './read-test.ts';
import type { Taker, TestClass } from './takers.ts';

interface HandIn {
  readonly cls: TestClass;
  readonly taker: Taker;
  readonly answers: readonly QuizAnswer[];
  /** For people who are not participants. */
  readonly fullName: string | undefined;
}

interface HandedIn {
  /** Id of the answers; null when the taker had already submitted, and nothing was written. */
  readonly written: number | null;
  readonly score: number;
  readonly name: string;
  readonly result: TestResult;
}

const CLOSED = 'Tes akhir sedang ditutup. Jawaban Anda tetap tersimpan di perangkat ini.';

type NewAnswers = Pick<typeof quizAnswers.$inferInsert, 'score' | 'answer_json' | 'created_at'>;

async function insertAnswers(
  { tx }: Pick<Ctx, 'tx'>,
  quizId: number,
  { cls, taker, fullName }: HandIn,
  values: NewAnswers,
) {
  const isParticipant = taker.kind === 'PARTICIPANT';
  const name = isParticipant ? taker.fullName : (fullName ?? '').trim();
  if (name === '') throw invalid({ full_name: 'Nama wajib diisi' });
  const [row] = isParticipant
    ? await tx
        .insert(quizAnswers)
        .values({ ...values, quiz_question_id: quizId, participant_id: taker.participantId })
        .returning({ id: quizAnswers.id })
    : await tx
        .insert(quizForms)
        .values({ ...values, class_id: cls.id, name, email: taker.email })
        .returning({ id: quizForms.id });
  if (row === undefined) throw new Error('nothing was inserted');
  return { id: row.id, name };
}

/**
 * Stores and scores a taker's answers once: the lock of the test makes concurrent submissions run one after another,
 * and the second gets the result of the first. Answers to unknown questions are ignored.
 * @throws ApiFailure 404 without a test, 409 while it is closed, 422 without the name of a person who is not a
 * participant.
 */
export async function handIn(ctx: Pick<Ctx, 'tx' | 'now'>, entry: HandIn): Promise<HandedIn> {
  const { cls, taker } = entry;
  const quiz = await lockQuizOfClass(ctx.tx, cls.id);
  const before = await resultOf(ctx.tx, quiz, taker, cls.showsResults);
  const takerName = taker.kind === 'PARTICIPANT' ? taker.fullName : (entry.fullName ?? '');
  if (before !== null) return { written: null, score: before.score ?? 0, name: takerName, result: before };
  if (quiz.active === 0 || quiz.question_json.length === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', CLOSED);
  const fieldNames = new Set(quiz.question_json.map(({ fieldName }) => fieldName));
  const answer_json = entry.answers.filter(({ fieldName }) => fieldNames.has(fieldName));
  const { score } = scoreAnswers(quiz.question_json, answer_json);
  const { id, name } = await insertAnswers(ctx, quiz.id, entry, { score, answer_json, created_at: ctx.now });
  const result = await resultOf(ctx.tx, quiz, taker, cls.showsResults);
  if (result === null) throw new Error('the answers are gone');
  return { written: id, score, name, result };
}
