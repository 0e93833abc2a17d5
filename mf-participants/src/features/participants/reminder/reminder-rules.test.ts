import { expect, test } from '@jest/globals';
import { reminderErrors, reminderOf, sentEnd } from './reminder-rules.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const draft = { date: '2026-11-24', start: '09:00', end: '11:30', tentative: false };
const errors = (change: Partial<typeof draft>) => reminderErrors({ ...draft, ...change }, NOW);

test('a complete reminder has no errors', () => {
  expect(errors({})).toEqual({});
  expect(errors({ date: '2026-11-20' })).toEqual({});
});

test('date, start and end are required', () => {
  expect(errors({ date: '', start: '', end: '' })).toEqual({
    date: 'Harap lengkapi semua data',
    start: 'Harap lengkapi semua data',
    end: 'Harap lengkapi semua data',
  });
});

test('the start is before the end', () => {
  const text = 'Waktu mulai kelas harus lebih awal dari waktu selesai kelas';
  expect(errors({ end: '09:00' })).toEqual({ end: text });
  expect(errors({ end: '08:00' })).toEqual({ end: text });
});

test('the date is not in the past', () => {
  expect(errors({ date: '2026-11-19' })).toEqual({ date: 'Tanggal kelas tidak boleh di masa lalu' });
});

test('a tentative class ends when it starts', () => {
  expect(errors({ tentative: true, end: '' })).toEqual({});
  expect(sentEnd({ ...draft, tentative: true, end: '' })).toBe('09:00');
  expect(sentEnd(draft)).toBe('11:30');
});

test('starts with the times of the class, in WIB', () => {
  expect(reminderOf({ start_time: '2026-11-24T02:00:00Z', end_time: '2026-11-24T04:30:00Z' })).toEqual(draft);
  expect(reminderOf({ start_time: '2026-11-24T02:00:00Z', end_time: null })).toEqual({
    ...draft,
    end: '',
    tentative: true,
  });
  expect(reminderOf(undefined)).toEqual({ date: '', start: '', end: '', tentative: false });
});
