/** @jest-environment @widya/testing/jest/page-environment */
import { expect, test } from '@jest/globals';
import { conflictFields } from '@widya/record-kit/editor/record-conflict';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { subChapter } from '../../testing/chapter-fixtures.ts';
import { SUB_FORM } from './sub-chapter-form.ts';
import {
  apiContentOf,
  bodyOf,
  hasContent,
  NEW_SUB,
  NO_CONTENT,
  newEntry,
  type SubValues,
  secondsOf,
  valuesOf,
} from './values.ts';

const problems = (values: SubValues) => errorsOfForm(SUB_FORM, values, null);
const NO_LENGTH = NEW_SUB.length;

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
  const values = valuesOf(record);
  expect(apiContentOf(values.content)).toEqual({ type, content });
  expect(bodyOf(values)).toMatchObject({ name: record.name, duration: record.duration, type });
});

test('equal content has equal values each time, so that it is no conflict (D306)', () => {
  const content = JSON.stringify([QUESTION, { ...QUESTION, question: 'Lain' }]);
  const read = (name: string) => valuesOf(subChapter({ name, type: 'Kuis', content }));
  const theirs = { ...read('C'), content: { ...read('C').content, questions: [] } };
  expect(read('A')).toEqual(read('A'));
  expect(conflictFields(SUB_FORM, { base: read('A'), mine: read('B'), theirs: read('A') })).toEqual([]);
  const changed = { ...read('B'), length: { ...NO_LENGTH, minutes: '3' } };
  expect(conflictFields(SUB_FORM, { base: read('A'), mine: changed, theirs }).map(({ label }) => label)).toEqual([
    'Nama subbab',
  ]);
});

test('a conflict of contents shows type and number of items', () => {
  const base = valuesOf(subChapter({ type: 'Kuis', content: JSON.stringify([QUESTION]) }));
  const mine = { ...base, content: { ...base.content, questions: [] } };
  const theirs = { ...base, content: { ...NO_CONTENT, type: 'Teks' as const, html: '<p>Isi</p>' } };
  expect(conflictFields(SUB_FORM, { base, mine, theirs })).toEqual([
    { key: 'content', label: 'Tipe dan isi', mine: 'Kuis · 0 butir', theirs: 'Teks' },
  ]);
});

test('missing content counts as empty', () => {
  expect(valuesOf(subChapter({ type: 'Video', content: '{"url":"x","document":null}' })).content.document).toBe('');
  expect(hasContent(valuesOf(subChapter({ type: 'Teks', content: '{}' })).content)).toBe(false);
});

test('an empty form requires name, type and duration, with the specified messages', async () => {
  expect(await problems(NEW_SUB)).toEqual({
    name: 'Harap isi nama subbab!',
    content: 'Harap pilih durasi subbab!',
    length: 'Harap isi durasi subbab!',
  });
});

test.each([
  ['a', '1', 'Harap hanya masukan angka'],
  ['100', '', 'Menit harus di antara 0 - 99'],
  ['1', '61', 'Detik harus di antara 0 - 60'],
  ['0', '0', 'Harap isi durasi subbab!'],
  ['99', '60', undefined],
  ['', '5', undefined],
])('%s minutes and %s seconds: %s', async (minutes, seconds, problem) => {
  expect((await problems({ ...NEW_SUB, length: { ...NO_LENGTH, minutes, seconds } })).length).toBe(problem);
});

test('sixty seconds are a minute; a duration read from a file replaces the typed one (D113)', async () => {
  expect(secondsOf({ ...NO_LENGTH, minutes: '1', seconds: '60' })).toBe(120);
  const long = valuesOf(subChapter({ duration: 7_200 }));
  expect(long.length).toMatchObject({ minutes: '', fileSeconds: 7_200 });
  expect((await problems(long)).length).toBeUndefined();
});

test('a glossary needs a definition for each word', async () => {
  const content = { ...NO_CONTENT, type: 'Glosarium' as const, entries: [{ ...newEntry(), word: 'diksi' }] };
  expect((await problems({ ...NEW_SUB, content })).content).toBe('Isi kata dan definisinya');
  expect(hasContent(content)).toBe(true);
});
