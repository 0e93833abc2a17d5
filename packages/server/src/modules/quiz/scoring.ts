import type { QuizAnswer, QuizField } from '../../platform/database/schema/quiz.ts';

/** A question with its answer; `correct` is null when it cannot be checked. */
export interface ScoredItem extends QuizAnswer {
  readonly correct: boolean | null;
}

export interface Scoring {
  /** Share of correct answers among all questions, 0 to 1; answers that need manual scoring count as wrong for now. */
  readonly score: number;
  readonly items: ScoredItem[];
  /** Whether an answer needs manual scoring. */
  readonly needsScoring: boolean;
}

/** Free text is compared trimmed and without case. Source: D82. */
const normalised = (text: string): string => text.trim().toLowerCase();

/** Whether an answer is correct; null when the question has no correct answer. */
export const isCorrect = (answer: string, correctAnswer: string): boolean | null =>
  correctAnswer === '' ? null : normalised(answer) === normalised(correctAnswer);

/** Scores the answers of one test. Answers to deleted questions are ignored. Source: D82. */
export function scoreAnswers(fields: readonly QuizField[], answers: readonly QuizAnswer[]): Scoring {
  const answerByField = new Map(answers.map(({ fieldName, answer }) => [fieldName, answer]));
  const items = fields.map(({ fieldName, correctAnswer }): ScoredItem => {
    const answer = answerByField.get(fieldName) ?? '';
    return { fieldName, answer, correct: isCorrect(answer, correctAnswer) };
  });
  const right = items.filter(({ correct }) => correct === true).length;
  return {
    score: fields.length === 0 ? 0 : right / fields.length,
    items,
    needsScoring: items.some(({ correct, answer }) => correct === null && answer.trim() !== ''),
  };
}
