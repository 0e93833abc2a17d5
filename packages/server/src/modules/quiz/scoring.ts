import type { QuizAnswer, QuizField } from '../../platform/database/schema/quiz.ts';

/** A question with what was answered; `correct` is null where there is nothing to compare with. */
export interface ScoredItem extends QuizAnswer {
  readonly correct: boolean | null;
}

export interface Scoring {
  /** Right answers of all questions, 0 to 1; those that a person must score count as not right yet. */
  readonly score: number;
  readonly items: ScoredItem[];
  /** Some question was answered that only a person can score. */
  readonly needsScoring: boolean;
}

/** Free text is compared trimmed and without case. Source: D82. */
const folded = (text: string): string => text.trim().toLowerCase();

/** Whether an answer is right; null where there is no correct answer to compare it with. */
export const isCorrect = (answer: string, correctAnswer: string): boolean | null =>
  correctAnswer === '' ? null : folded(answer) === folded(correctAnswer);

/** Scores the answers of one test. Answers to questions that no longer exist are left out. Source: D82. */
export function scoreAnswers(fields: readonly QuizField[], answers: readonly QuizAnswer[]): Scoring {
  const given = new Map(answers.map(({ fieldName, answer }) => [fieldName, answer]));
  const items = fields.map(({ fieldName, correctAnswer }): ScoredItem => {
    const answer = given.get(fieldName) ?? '';
    return { fieldName, answer, correct: isCorrect(answer, correctAnswer) };
  });
  const right = items.filter(({ correct }) => correct === true).length;
  return {
    score: fields.length === 0 ? 0 : right / fields.length,
    items,
    needsScoring: items.some(({ correct, answer }) => correct === null && answer.trim() !== ''),
  };
}
