/** @jest-environment @widya/testing/jest/page-environment */
import { expect, test } from '@jest/globals';
import { subChapter } from '../../testing/chapter-fixtures.ts';
import { subProblems } from './rules.ts';
import { fieldsOf, hasContent, NEW_SUB, NO_CONTENT, newEntry, secondsOf, valuesOf } from './values.ts';

const QUESTION = { question: '?', choices: ['A'], correct_answer: 'A', explanation: '', type: 'option' };

test.each([
  ['Prolog', { question: '<p>Apa?</p>' }],
  ['Teks', { text: '<p>Isi</p>' }],
  ['Video', { url: 'https://video.example/a', document: '/files/a.pdf' }],
  ['Dokumen', { url: '/files/a.pdf' }],
  ['Glosarium', [{ word: 'diksi', definition: 'pilihan kata' }]],
  ['Kuis', [QUESTION]],
  ['Latihan', [QUESTION]],
  ['Uraian', [{ ...QUESTION, choices: [], correct_answer: '', type: 'isian' }]],
] as const)('%s comes back as it was stored', (type, content) => {
  const record = subChapter({ type, content: JSON.stringify(content) });
  expect(fieldsOf(valuesOf(record))).toEqual({ name: record.name, duration: record.duration, body: { type, content } });
});

test('content that is missing reads as none', () => {
  expect(valuesOf(subChapter({ type: 'Video', content: '{"url":"x","document":null}' })).content.document).toBe('');
  expect(hasContent(valuesOf(subChapter({ type: 'Teks', content: '{}' })).content)).toBe(false);
});

test('an empty form misses name, type and duration, in the specified words', () => {
  expect(subProblems(NEW_SUB)).toEqual({
    name: 'Harap isi nama subbab!',
    type: 'Harap pilih durasi subbab!',
    duration: 'Harap isi durasi subbab!',
  });
});

test.each([
  ['a', '1', 'Harap hanya masukan angka'],
  ['100', '', 'Menit harus di antara 0 - 99'],
  ['1', '61', 'Detik harus di antara 0 - 60'],
  ['0', '0', 'Harap isi durasi subbab!'],
  ['99', '60', undefined],
  ['', '5', undefined],
])('%s minutes and %s seconds: %s', (minutes, seconds, problem) => {
  expect(subProblems({ ...NEW_SUB, minutes, seconds }).duration).toBe(problem);
});

test('sixty seconds are a minute; a length from a file stands for what is typed (D113)', () => {
  expect(secondsOf({ ...NEW_SUB, minutes: '1', seconds: '60' })).toBe(120);
  const long = valuesOf(subChapter({ duration: 7_200 }));
  expect(long).toMatchObject({ minutes: '', fileSeconds: 7_200 });
  expect(subProblems(long).duration).toBeUndefined();
});

test('a glossary has words with definitions', () => {
  const content = { ...NO_CONTENT, entries: [newEntry({ word: 'diksi', definition: '' })] };
  expect(subProblems({ ...NEW_SUB, type: 'Glosarium', content }).entries).toBe('Isi kata dan definisinya');
  expect(hasContent(content)).toBe(true);
});
