import { expect, it } from '@jest/globals';
import { shiftTime } from './shift-time.ts';

it.each([
  ['09:00', 5, '09:05'],
  ['09:58', 5, '10:03'],
  ['23:58', 5, '00:03'],
  ['00:02', -5, '23:57'],
  ['00:00', -1_440, '00:00'],
  ['00:02', -1_445, '23:57'],
  ['09:00', -2_885, '08:55'],
])('moves %s by %i minutes to %s', (time, minutes, moved) => {
  expect(shiftTime(time, minutes)).toBe(moved);
});
