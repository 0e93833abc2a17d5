import { describe, expect, test } from '@jest/globals';
import { formatDayDate, formatHours, formatLength, formatShortDayDate } from './day-date.ts';

describe('dates with their weekday', () => {
  test('are those of WIB', () => {
    expect(formatDayDate('2026-12-04T17:00:00.000Z')).toBe('Sabtu, 5 Des 2026');
    expect(formatShortDayDate('2026-12-05T16:59:00.000Z')).toBe('Sab, 5 Des 2026');
    expect(formatDayDate(null)).toBe('');
  });

  test('stand with hours, and with the last day when it is another one', () => {
    expect(formatHours('2026-12-05T02:00:00.000Z', '2026-12-05T04:30:00.000Z')).toBe('09:00–11:30 WIB');
    expect(formatHours('2026-12-05T02:00:00.000Z', null)).toBe('09:00 WIB');
    expect(formatHours('2026-12-05T02:00:00.000Z', '2026-12-06T04:30:00.000Z')).toBe(
      '09:00 WIB sampai Minggu, 6 Des 2026, 11:30 WIB',
    );
  });
});

test.each([
  [0, ''],
  [20, '1 mnt'],
  [3_600, '1 jam'],
  [16_200, '4 jam 30 mnt'],
])('%s seconds are "%s"', (seconds, text) => expect(formatLength(seconds)).toBe(text));
