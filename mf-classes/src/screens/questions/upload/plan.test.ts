import { expect, test } from '@jest/globals';
import type { QuestionUpload } from '@widya/contract/questions';
import { blockedRows, commitBody, createdCount, NO_DECISIONS, openRows, unregisteredRows } from './plan.ts';
import { rowErrors } from './row-rules.ts';

const row = (number: number, pertanyaan = 'Apa?') => ({
  row: number,
  nama: 'Contoh',
  surel: '',
  pertanyaan,
  jawaban: '',
  participant_id: null,
});
const upload: QuestionUpload = {
  success: true,
  upload_id: 'abc',
  questions: [row(2), row(3, ''), row(4, '')],
  problems: [
    { row: 2, column: 'Surel', message: 'Tidak terdaftar', blocking: false },
    { row: 3, column: 'Pertanyaan', message: 'Wajib diisi', blocking: true },
    { row: 4, column: 'Pertanyaan', message: 'Wajib diisi', blocking: true },
  ],
};
const blocked = blockedRows(upload);

test('separates blocked rows from those with a warning', () => {
  expect([...blocked]).toEqual([3, 4]);
  expect([...unregisteredRows(upload)]).toEqual([2]);
});

test('a blocked row is open until it is corrected or skipped', () => {
  expect(openRows(blocked, NO_DECISIONS)).toEqual([3, 4]);
  const half = { corrected: new Map([[3, row(3, ' ')]]), skipped: new Set([4]) };
  expect(openRows(blocked, half)).toEqual([3]);
  expect(openRows(blocked, { ...half, corrected: new Map([[3, row(3)]]) })).toEqual([]);
});

test('commits corrected rows except those that were skipped afterwards', () => {
  const decisions = { corrected: new Map([3, 4].map((number) => [number, row(number)])), skipped: new Set([4]) };
  expect(commitBody(upload, decisions)).toEqual({ upload_id: 'abc', skip_problem_rows: true, questions: [row(3)] });
  expect(createdCount(upload, blocked, decisions)).toBe(2);
  expect(commitBody(upload, NO_DECISIONS)).toEqual({ upload_id: 'abc', skip_problem_rows: false });
});

test('a row needs a name and a question, neither too long', () => {
  expect(rowErrors({ nama: ' ', surel: '', pertanyaan: '', jawaban: '' })).toEqual({
    nama: 'Wajib diisi',
    pertanyaan: 'Wajib diisi',
  });
  expect(rowErrors({ ...row(2), nama: 'a'.repeat(256) })).toEqual({ nama: 'Maksimal 255 karakter' });
});
