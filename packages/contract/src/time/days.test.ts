import { describe, expect, it } from '@jest/globals';
import { daysUntil, endOfDay, lastDays, plusDays, relativeDays, startOfDay } from './days.ts';

const NOW = '2026-11-20T16:59:59Z';
const DAY_MS = 86_400_000;

describe(`days of WIB, on a computer in ${process.env.TZ ?? 'its own zone'}`, () => {
  it('begin seven hours before those of UTC', () => {
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(endOfDay('2026-12-31').toISOString()).toBe('2026-12-31T17:00:00.000Z');
    expect(endOfDay('2028-02-28')).toEqual(startOfDay('2028-02-29'));
    expect(endOfDay('9999-12-31').getTime()).toBeGreaterThan(startOfDay('9999-12-31').getTime());
    expect(Number.isNaN(endOfDay('2026-02-30').getTime())).toBe(true);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-02-30', 1, ''],
    ['', 1, ''],
  ])('%s plus %i is %j', (day, count, sum) => expect(plusDays(day, count)).toBe(sum));

  it('follow one another through summer time and leap years, each of 24 hours', () => {
    for (let count = -400; count <= 1_600; count += 1) {
      const expected = new Date(Date.UTC(2026, 0, 1) + count * DAY_MS).toISOString().slice(0, 10);
      expect(plusDays('2026-01-01', count)).toBe(expected);
      expect(daysUntil(expected, '2026-01-01')).toBe(count);
      expect(endOfDay(expected).getTime() - startOfDay(expected).getTime()).toBe(DAY_MS);
    }
  });

  it('are the last ones up to an instant', () => {
    expect(lastDays(new Date('2026-12-31T17:00:00Z'), 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(lastDays(new Date('2026-12-31T16:59:59Z'), 1)).toEqual(['2026-12-31']);
  });

  it.each([
    ['2026-11-24T02:00:00Z', '4 hari lagi'],
    ['2026-11-20T01:00:00Z', 'hari ini'],
    ['2026-11-20T17:00:00Z', 'besok'],
    ['2026-11-19', 'kemarin'],
    ['2026-11-01', '19 hari lalu'],
    ['2030-01-01', '1.138 hari lagi'],
    ['bukan tanggal', ''],
    [null, ''],
  ])('%s is %j', (when, text) => expect(relativeDays(when, NOW)).toBe(text));
});
