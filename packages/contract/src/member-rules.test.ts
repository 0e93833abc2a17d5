import { expect, it } from '@jest/globals';
import { latestBirthday } from './member-rules.ts';

it.each([
  ['23:59 WIB', '2026-11-27T16:59:00Z', '2026-11-27'],
  ['midnight in WIB', '2026-11-27T17:00:00Z', '2026-11-28'],
  ['06:59 WIB', '2026-11-27T23:59:00Z', '2026-11-28'],
])('allows the WIB day of today as a date of birth at %s', (_name, now, day) => {
  expect(latestBirthday(new Date(now))).toBe(day);
});
