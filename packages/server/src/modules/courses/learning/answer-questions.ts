import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { answerText } from '../chapters/progress.ts';
import { completeAnswers, resultsOf, scoreOf } from './grade.ts';
import { questionsOf } from './open-content.ts';
import { findSubOf, stepOf, writeStep } from './steps.ts';
import type { Taker } from './taker.ts';

/**
 * Stores and scores the answers of a participant whose registration is locked. A Kuis is scored once, because its
 * result shows the correct answers: later calls return the first result.
 * @throws ApiFailure 404, 409 for a sub-chapter without questions, 422 at unanswered questions.
 */
export async function answerQuestions(
  { tx, now }: Pick<Ctx, 'tx' | 'now'>,
  { course, person }: Taker,
  { id, answers }: { readonly id: number; readonly answers: readonly string[] },
) {
  const sub = await findSubOf(tx, course.id, id);
  const questions = questionsOf(sub.type, sub.content);
  if (questions.length === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Subbab ini tidak memiliki pertanyaan');
  const before = sub.type === 'Kuis' ? await stepOf(tx, sub.id, person.id) : undefined;
  const firstAnswers = before?.additional_information?.answers;
  if (before && firstAnswers) {
    const results = resultsOf(questions, firstAnswers.map(answerText));
    return { name: sub.name, score: before.score, results };
  }
  const complete = completeAnswers(questions, answers);
  const results = resultsOf(questions, complete);
  const score = scoreOf(results);
  await writeStep(tx, { subId: sub.id, personId: person.id, now, answers: complete, score });
  return { name: sub.name, score, results };
}
