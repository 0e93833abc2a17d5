/** @jest-environment @widya/testing/jest/page-environment */

import { describe, expect, test } from '@jest/globals';
import type { QuizField } from '@widya/contract/quiz';
import { changeCount, draftOf, fieldOf, moved, newField } from './draft.ts';
import { fieldProblems } from './draft-rules.ts';

const CHOICE: QuizField = {
  fieldName: 'soal_1',
  type: 'option',
  description: '<p>Mana yang baku?</p>',
  options: ['Apotek', 'Apotik'],
  correctAnswer: 'Apotek',
};
const FREE: QuizField = { ...CHOICE, fieldName: 'soal_2', type: 'isian', options: [], correctAnswer: 'Bahasa' };

test('converts a question to a draft and back without a change', () => {
  expect([CHOICE, FREE].map(draftOf).map(fieldOf)).toEqual([CHOICE, FREE]);
});

test('the correct answer follows its option when the text changes', () => {
  const draft = draftOf(CHOICE);
  const [first, ...rest] = draft.options;
  const changed = { ...draft, options: [{ id: first?.id ?? 0, text: ' Apotek kota ' }, ...rest] };
  expect(fieldOf(changed)).toMatchObject({ options: ['Apotek kota', 'Apotik'], correctAnswer: 'Apotek kota' });
});

test('a new question gets an unused name', () => {
  expect(newField(['soal_1', 'soal_3']).fieldName).toBe('soal_4');
  expect(newField([]).fieldName).toBe('soal_1');
});

test('moves one, keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('counts what was changed', () => {
  expect(changeCount([CHOICE, FREE], [CHOICE, FREE])).toBe(0);
  expect(changeCount([CHOICE, FREE], [FREE, CHOICE])).toBe(1);
  expect(changeCount([CHOICE, FREE], [{ ...CHOICE, correctAnswer: 'Apotik' }])).toBe(2);
});

describe('problems', () => {
  const options = (texts: string[], correctAnswer = texts[0] ?? '') =>
    fieldProblems(draftOf({ ...CHOICE, options: texts, correctAnswer })).options;

  test('of options', () => {
    expect(options(['a'])).toBe('Soal pilihan membutuhkan minimal dua pilihan');
    expect(options(['a', ' a '])).toBe('Pilihan jawaban tidak boleh sama');
    expect(options(['a', ''])).toBe('Harap lengkapi semua data');
    expect(options(['a', 'b'], 'c')).toBe('Pilih jawaban yang benar');
    expect(options(['a', 'b'])).toBeUndefined();
  });

  test('of a free text', () => {
    expect(fieldProblems(draftOf({ ...FREE, description: '<p> </p>', correctAnswer: '' }))).toEqual({
      description: 'Harap lengkapi semua data',
    });
  });
});
