import { expect, it } from '@jest/globals';
import { timeLeft } from './countdown.ts';

const MINUTE = 60_000;

it.each([
  [0, ''],
  [-1, ''],
  [1, '1 menit'],
  [59 * MINUTE, '59 menit'],
  [60 * MINUTE, '1 jam 0 menit'],
  [23 * 60 * MINUTE + 59 * MINUTE, '23 jam 59 menit'],
  [49 * 60 * MINUTE, '2 hari 1 jam'],
])('says how much time is left: %d ms', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});
