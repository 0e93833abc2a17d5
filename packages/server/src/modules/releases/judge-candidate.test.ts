import { expect, it } from '@jest/globals';
import { type ReportCounts, reasonToWithdraw } from './judge-candidate.ts';
import { medianOf, rowsOf } from './rows-buckets.ts';

const counts = (failures: number, openings: number, rows: readonly number[] = []): ReportCounts => ({
  failures,
  openings,
  rows,
});
/** Bucket counts of this many lists that each took this many seconds. */
const lists = (number: number, seconds: number): number[] => rowsOf(seconds).map((count) => count * number);

it.each([
  ['nine failures of nine', counts(9, 0), counts(0, 100), null],
  ['ten failures of ten', counts(10, 0), counts(0, 100), 'failures'],
  ['ten failures, and nothing known of the live version', counts(10, 0), counts(0, 0), 'failures'],
  ['ten failures in many openings', counts(10, 300), counts(0, 100), null],
  ['five points more than the live version', counts(10, 90), counts(5, 95), null],
  ['twice the rate and more than five points', counts(25, 75), counts(12, 88), 'failures'],
  ['as many failures as the live version has', counts(50, 50), counts(50, 50), null],
  ['the live version is the worse one', counts(20, 80), counts(60, 40), null],
])('%s', (_, candidate, current, kind) => expect(reasonToWithdraw(candidate, current)?.kind ?? null).toBe(kind));

it.each([
  ['twice as slow', counts(0, 20, lists(20, 2.5)), counts(0, 20, lists(20, 0.8)), 'slow'],
  ['slower by less than a second', counts(0, 20, lists(20, 0.8)), counts(0, 20, lists(20, 0.4)), null],
  ['slower by less than half', counts(0, 20, lists(20, 4)), counts(0, 20, lists(20, 2.5)), null],
  ['too few lists', counts(0, 19, lists(19, 9)), counts(0, 20, lists(20, 0.8)), null],
  ['too few lists of the live version', counts(0, 20, lists(20, 9)), counts(0, 19, lists(19, 0.8)), null],
])('lists: %s', (_, candidate, current, kind) => expect(reasonToWithdraw(candidate, current)?.kind ?? null).toBe(kind));

it('reports what was compared', () => {
  expect(reasonToWithdraw(counts(10, 10), counts(1, 99))).toEqual({
    kind: 'failures',
    candidate: 0.5,
    current: 0.01,
    reports: 10,
  });
});

it('finds medians inside buckets', () => {
  expect(medianOf([])).toBe(0);
  expect(medianOf(lists(2, 0.3))).toBe(0.25);
  expect(medianOf(rowsOf(0.3).map((count, at) => count + (rowsOf(2.5)[at] ?? 0) * 3))).toBeCloseTo(2.333, 2);
  expect(medianOf(lists(1, 59))).toBe(45);
});
