import { describe, expect, test } from '@jest/globals';
import { dayAfter, endOf, hoursBetween, startOf } from './hours.ts';

describe('hours', () => {
  test('within one day have no end day', () => {
    const hours = hoursBetween('2026-12-01T02:00:00.000Z', '2026-12-01T04:30:00.000Z');
    expect(hours).toEqual({ day: '2026-12-01', start: '09:00', end: '11:30', endDay: null });
    expect([startOf(hours), endOf(hours)]).toEqual(['2026-12-01T02:00:00.000Z', '2026-12-01T04:30:00.000Z']);
  });

  test.each([
    ['after midnight', '2026-12-01T15:00:00.000Z', '2026-12-01T18:00:00.000Z', '2026-12-02'],
    ['days later', '2026-12-30T02:00:00.000Z', '2027-01-02T04:00:00.000Z', '2027-01-02'],
  ])('that end %s have an end day, and give the same instants again', (_, start, end, endDay) => {
    const hours = hoursBetween(start, end);
    expect(hours.endDay).toBe(endDay);
    expect([startOf(hours), endOf(hours)]).toEqual([start, end]);
  });

  test('are empty, and have no end, without a day or a time', () => {
    expect(hoursBetween(null, undefined)).toEqual({ day: '', start: '', end: '', endDay: null });
    expect(endOf({ day: '2026-12-01', end: '01:00', endDay: '' })).toBeNull();
    expect(endOf({ day: '', end: '01:00', endDay: null })).toBeNull();
  });
});

test('the day after a month is the first of the next', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('')).toBe('');
});
