import { expect, test } from '@jest/globals';
import { formatLength } from './length.ts';

test.each([
  [0, '0 detik'],
  [65, '1 menit 5 detik'],
  [3600, '1 jam'],
  [90_061, '25 jam 1 menit 1 detik'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text);
});
