/** @jest-environment @widya/testing/jest/page-environment */
import { expect, test } from '@jest/globals';
import { draftOf, newQuestion, questionOf, questionProblems } from './draft.ts';

const QUESTION = {
  question: '<p>Mana yang baku?</p>',
  type: 'option',
  choices: ['Apotek', 'Apotik'],
  correct_answer: 'Apotek',
  explanation: 'KBBI.',
} as const;
const stored = { ...QUESTION, choices: [...QUESTION.choices] };

test('converts a question to a draft and back without a change', () => {
  expect(questionOf(draftOf(stored))).toEqual(stored);
  const free = { ...stored, type: 'isian' as const, choices: [], correct_answer: 'apa saja' };
  expect(questionOf(draftOf(free))).toEqual(free);
});

test('the correct answer follows its option when the text changes (D114)', () => {
  const draft = draftOf(stored);
  const choices = draft.choices.map((choice, at) => (at === 0 ? { ...choice, text: 'Apotek!' } : choice));
  expect(questionOf({ ...draft, choices }).correct_answer).toBe('Apotek!');
});

test.each([
  [{ question: '<p></p>' }, { question: 'Harap mengisi kolom pertanyaan' }],
  [{ choices: [] }, { choices: 'Harap membuat minimal satu opsi jawaban' }],
  [{ choices: ['A', ''] }, { choices: 'Opsi jawaban tidak boleh kosong' }],
  [{ choices: ['A', 'A'] }, { choices: 'Opsi jawaban tidak boleh sama' }],
  [{ correct_answer: '' }, { correct: 'Pilih jawaban yang benar' }],
  [{ type: 'isian' as const, choices: [] }, {}],
])('%j', (changes, problems) => {
  expect(questionProblems(draftOf({ ...stored, ...changes }))).toEqual(problems);
});

test('an essay needs no options (C-095)', () => {
  expect(questionProblems({ ...newQuestion(true), question: 'Uraikan.' })).toEqual({});
});
