import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { checkedContent, filesOf } from './content.ts';

const problemsOf = (type: Parameters<typeof checkedContent>[0], value: unknown) => {
  try {
    checkedContent(type, value);
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.details.errors;
    throw failure;
  }
  return null;
};

const option = { question: 'Mana?', choices: ['A', 'B'], correct_answer: 'B', explanation: '', type: 'option' };

describe('content of each type', () => {
  it.each([
    ['Prolog', { question: '' }],
    ['Teks', { text: '' }],
    ['Video', { url: '', document: '' }],
    ['Dokumen', { url: '' }],
    ['Glosarium', []],
    ['Kuis', []],
    ['Latihan', []],
    ['Uraian', []],
  ] as const)('begins empty for %s (C-075, C-076)', (type, empty) => {
    expect(checkedContent(type, undefined)).toEqual(empty);
  });

  it('is sanitised', () => {
    expect(checkedContent('Teks', { text: '<b>Ya</b><img src=x onerror=alert(1)>', more: 1 })).toEqual({
      text: '<b>Ya</b>',
    });
    expect(checkedContent('Kuis', [{ ...option, question: '<script>1</script><u>?</u>' }])).toMatchObject([
      { question: '<u>?</u>' },
    ]);
  });

  it('reads older names of the same fields (D114)', () => {
    const { choices, correct_answer, ...rest } = option;
    expect(checkedContent('Latihan', [{ ...rest, options: choices, correctAnswer: correct_answer }])).toEqual([option]);
  });

  it('stores only question, explanation and type of an essay (C-095)', () => {
    expect(checkedContent('Uraian', [{ ...option, explanation: 'Karena.' }])).toEqual([
      { question: 'Mana?', choices: [], correct_answer: '', explanation: 'Karena.', type: 'isian' },
    ]);
  });

  it.each([
    ['Kuis', [{ ...option, question: '<p> </p>' }], 'content.0.question', 'Harap mengisi kolom pertanyaan'],
    ['Kuis', [{ ...option, choices: [] }], 'content.0.choices', 'Harap membuat minimal satu opsi jawaban'],
    ['Latihan', [option, { ...option, choices: ['B', 'B'] }], 'content.1.choices', 'Opsi jawaban tidak boleh sama'],
    ['Kuis', [{ ...option, correct_answer: 'C' }], 'content.0.correct_answer', 'Pilih jawaban yang benar'],
    ['Video', { url: 'javascript:alert(1)' }, 'content.url', 'Tautan harus diawali https:// atau http://'],
    ['Glosarium', [{ word: '', definition: 'x' }], 'content.0.word', 'Harap isi kata'],
    ['Glosarium', { word: 'a' }, 'content', 'Isi subbab tidak sesuai dengan tipenya'],
    ['Teks', [], 'content', 'Isi subbab tidak sesuai dengan tipenya'],
    ['Teks', { text: 'x'.repeat(20_001) }, 'content.text', 'Isi subbab tidak sesuai dengan tipenya'],
  ] as const)('of %s like %j is refused at %s', (type, value, field, text) => {
    expect(problemsOf(type, value)).toMatchObject({ [field]: text });
  });
});

it('lists the files that it refers to', () => {
  expect(filesOf({ url: '/files/a', document: '' })).toEqual(['/files/a']);
  expect(filesOf([option])).toEqual([]);
});
