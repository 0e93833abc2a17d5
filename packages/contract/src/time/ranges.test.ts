import { describe, expect, it, test } from '@jest/globals';
import { daysLabel, formatDateTimeRange, formatHours, formatTimeRange } from './ranges.ts';

const START = '2026-12-05T02:00:00.000Z';
const END = '2026-12-05T04:30:58.000Z';
const NEXT_DAY = '2026-12-06T04:30:00.000Z';

describe(`hours of a day in WIB, on a computer in ${process.env.TZ ?? 'its own zone'}`, () => {
  it('show both ends', () => {
    expect(formatTimeRange(START, END)).toBe('09:00–11:30 WIB');
    expect(formatHours(START, END)).toBe('09:00–11:30 WIB');
    expect(formatDateTimeRange(START, END)).toBe('5 Des 2026, 09:00–11:30 WIB');
  });

  it('show only the start while there is no end', () => {
    for (const nothing of [null, undefined, '', 'bukan tanggal']) {
      expect(formatTimeRange(START, nothing)).toBe('09:00 WIB');
      expect(formatHours(START, nothing)).toBe('09:00 WIB');
      expect(formatDateTimeRange(START, nothing)).toBe('5 Des 2026, 09:00 WIB');
      expect(formatTimeRange(nothing, END)).toBe('');
      expect(formatDateTimeRange(nothing, nothing)).toBe('');
    }
  });

  it('show the last day when it is another one in Jakarta', () => {
    expect(formatHours(START, NEXT_DAY)).toBe('09:00 WIB sampai Minggu, 6 Des 2026, 11:30 WIB');
    expect(formatDateTimeRange(START, NEXT_DAY)).toBe('5 Des 2026, 09:00 WIB – 6 Des 2026, 11:30 WIB');
    expect(formatDateTimeRange('2026-12-31T16:00:00Z', '2026-12-31T17:00:00Z')).toBe(
      '31 Des 2026, 23:00 WIB – 1 Jan 2027, 00:00 WIB',
    );
    expect(formatDateTimeRange('2026-12-04T23:00:00Z', '2026-12-05T01:00:00Z')).toBe('5 Des 2026, 06:00–08:00 WIB');
  });
});

test.each([
  ['2026-11-24', '2026-11-30', '24 Nov 2026 – 30 Nov 2026'],
  ['2026-11-24', '2026-11-24', '24 Nov 2026'],
  ['2026-11-24', '', 'mulai 24 Nov 2026'],
  ['', '2026-11-30', 'sampai 30 Nov 2026'],
  ['', '', ''],
])('days from %j to %j are %j', (from, to, label) => expect(daysLabel({ from, to })).toBe(label));
