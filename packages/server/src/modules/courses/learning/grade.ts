import type { ChapterQuestion } from '@widya/contract/chapter-contents';
import type { AnswerResult } from '@widya/contract/course-learning';
import { invalid } from '../../../platform/http/api-failure.ts';
import { isCorrect } from '../../quiz/scoring.ts';

/** The result of each answer, in the current order of the questions. */
export const resultsOf = (questions: readonly ChapterQuestion[], answers: readonly string[]): AnswerResult[] =>
  questions.map(({ correct_answer, explanation }, at) => {
    const answer = answers[at] ?? '';
    return { answer, correct: isCorrect(answer, correct_answer), correct_answer, explanation };
  });

/** Percentage of correct answers among those that can be checked; null when none can. */
export function scoreOf(results: readonly AnswerResult[]): number | null {
  const compared = results.filter(({ correct }) => correct !== null);
  if (compared.length === 0) return null;
  return Math.round((100 * compared.filter(({ correct }) => correct).length) / compared.length);
}

/** The answers in the stored shape, one per question. @throws ApiFailure 422 at each unanswered question. */
export function completeAnswers(questions: readonly ChapterQuestion[], answers: readonly string[]): string[] {
  const complete = questions.map((_, at) => answers[at]?.trim() ?? '');
  const missing = complete.flatMap((answer, at) =>
    answer === ''
      ? [[`answers.${at}`, questions[at]?.type === 'option' ? 'Pilih satu jawaban' : 'Isi jawaban Anda']]
      : [],
  );
  if (missing.length > 0) throw invalid(Object.fromEntries(missing), 'Jawab semua pertanyaan lebih dahulu');
  return complete;
}
