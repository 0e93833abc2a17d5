import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { answerText } from '../chapters/progress.ts';
import { completeAnswers, resultsOf, scoreOf } from './grade.ts';
import { questionsOf } from './open-content.ts';
import { findSubOf, stepOf, writeStep } from './steps.ts';
import type { Taker } from './taker.ts';

/**
 * Keeps and scores the answers of a locked person. A Kuis counts once, as its result shows the correct answers: what comes later gets
 * the first result.
 * @throws ApiFailure 404, 409 for a sub-chapter without questions, 422 at questions that were left out.
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
  const first = before?.additional_information?.answers;
  if (before && first) {
    const results = resultsOf(questions, first.map(answerText));
    return { name: sub.name, score: before.score, results };
  }
  const given = completeAnswers(questions, answers);
  const results = resultsOf(questions, given);
  const score = scoreOf(results);
  await writeStep(tx, { subId: sub.id, personId: person.id, now, answers: given, score });
  return { name: sub.name, score, results };
}
