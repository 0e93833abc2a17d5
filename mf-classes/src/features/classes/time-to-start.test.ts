import { expect, test } from '@jest/globals';
import { timeToStart } from './time-to-start.ts';

const at = (now: string, start: string, end: string | null = null) => timeToStart(start, end, Date.parse(now));

test('counts days of WIB, not of the laptop or of UTC', () => {
  expect(at('2026-11-20T03:00:00Z', '2026-11-24T02:00:00Z')).toBe('4 hari lagi');
  // From 23:30 WIB to 00:30 WIB is one hour, but the start is on the next day.
  expect(at('2026-11-20T16:30:00Z', '2026-11-20T17:30:00Z')).toBe('besok');
  // Both times are on the same day in UTC, but on different days in WIB.
  expect(at('2026-11-20T01:00:00Z', '2026-11-20T23:00:00Z')).toBe('besok');
});

test('labels a class of today and a running one, and has no label after the end', () => {
  expect(at('2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z', '2026-11-20T04:00:00Z')).toBe('hari ini');
  expect(at('2026-11-20T02:30:00Z', '2026-11-20T02:00:00Z', '2026-11-20T04:00:00Z')).toBe('berlangsung');
  expect(at('2026-11-20T05:00:00Z', '2026-11-20T02:00:00Z', '2026-11-20T04:00:00Z')).toBeNull();
  expect(at('2026-11-25T05:00:00Z', '2026-11-20T02:00:00Z')).toBeNull();
});
