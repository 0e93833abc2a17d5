import { expect, test } from '@jest/globals';
import { formatDayCount, formatLength, relativeTime } from './durations.ts';

test.each([
  ['2026-11-20T16:59:30Z', 'baru saja'],
  ['2026-11-20T17:30:00Z', 'baru saja'],
  ['2026-11-20T16:58:59Z', '1 menit lalu'],
  ['2026-11-20T16:50:00Z', '9 menit lalu'],
  ['2026-11-20T16:00:00Z', '59 menit lalu'],
  ['2026-11-20T15:59:59Z', '1 jam lalu'],
  ['2026-11-20T13:50:00Z', '3 jam lalu'],
  ['2026-11-19T17:00:00Z', '23 jam lalu'],
  ['2026-11-18T13:50:00Z', '2 hari lalu'],
  ['2022-01-01T00:00:00Z', '1.784 hari lalu'],
  ['bukan tanggal', ''],
  ['', ''],
])('%s was %j', (since, text) => {
  expect(relativeTime(since, '2026-11-20T16:59:59Z')).toBe(text);
});

test.each([
  [0, ''],
  [20, '1 mnt'],
  [3_600, '1 jam'],
  [16_200, '4 jam 30 mnt'],
])('%s seconds are "%s"', (seconds, text) => expect(formatLength(seconds)).toBe(text));

test.each([
  [1, '1 hari'],
  [1_234_567, '1.234.567 hari'],
])('%i days are "%s"', (days, text) => expect(formatDayCount(days)).toBe(text));
