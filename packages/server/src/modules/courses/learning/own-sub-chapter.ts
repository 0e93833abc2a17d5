import type { OwnSubChapter } from '@widya/contract/course-learning';
import type { Tx } from '../../../platform/http/transaction.ts';
import { answerText } from '../chapters/progress.ts';
import { resultsOf } from './grade.ts';
import { openContent, questionsOf } from './open-content.ts';
import { findSubOf, stepOf } from './steps.ts';
import type { Taker } from './taker.ts';

/** A sub-chapter in the shape that participants see, with results once they have answered. @throws ApiFailure 404. */
export async function presentOwnSubChapter(tx: Tx, { course, person }: Taker, id: number): Promise<OwnSubChapter> {
  const sub = await findSubOf(tx, course.id, id);
  const step = await stepOf(tx, sub.id, person.id);
  const answers = step?.additional_information?.answers;
  return {
    id: sub.id,
    name: sub.name,
    duration: sub.duration,
    body: openContent(sub.type, sub.content),
    completed_at: step?.completed_at.toISOString() ?? null,
    score: step?.score ?? null,
    results: answers === undefined ? null : resultsOf(questionsOf(sub.type, sub.content), answers.map(answerText)),
  };
}
