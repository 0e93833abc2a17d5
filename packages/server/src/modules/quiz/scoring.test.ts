import { describe, expect, it } from '@jest/globals';
import type { QuizField } from '../../platform/database/schema/quiz.ts';
import { scoreAnswers } from './scoring.ts';

const field = (fieldName: string, correctAnswer: string, type: QuizField['type'] = 'isian'): QuizField => ({
  fieldName,
  type,
  description: '?',
  options: type === 'option' ? ['A', 'B'] : [],
  correctAnswer,
});

describe('scoreAnswers', () => {
  it('compares trimmed and without case (D82)', () => {
    const { score, items } = scoreAnswers(
      [field('1', 'Jakarta'), field('2', 'B', 'option')],
      [
        { fieldName: '2', answer: 'A' },
        { fieldName: '1', answer: '  jakARTA\n' },
      ],
    );
    expect(score).toBe(0.5);
    expect(items).toEqual([
      { fieldName: '1', answer: '  jakARTA\n', correct: true },
      { fieldName: '2', answer: 'A', correct: false },
    ]);
  });

  it('leaves free text without a correct answer to a person', () => {
    const fields = [field('1', ''), field('2', 'x')];
    const both = scoreAnswers(fields, [
      { fieldName: '1', answer: 'esai' },
      { fieldName: '2', answer: 'x' },
    ]);
    expect(both).toMatchObject({ score: 0.5, needsScoring: true });
    expect(scoreAnswers(fields, [{ fieldName: '2', answer: 'x' }])).toMatchObject({ score: 0.5, needsScoring: false });
  });

  it('counts unanswered questions as wrong, accepts a test without questions, and ignores removed ones', () => {
    expect(scoreAnswers([field('1', 'a'), field('2', 'b')], [{ fieldName: '1', answer: 'a' }]).score).toBe(0.5);
    expect(scoreAnswers([], [{ fieldName: '1', answer: 'a' }])).toEqual({ score: 0, items: [], needsScoring: false });
  });
});
