import { expect, test } from '@jest/globals';
import { exportedScore, shownScore } from './score.ts';

test('tables round down, without rounding errors of binary fractions', () => {
  expect([0, 2 / 3, 0.29, 0.999, 1].map(shownScore)).toEqual([0, 66, 29, 99, 100]);
});

test('files round to the nearest', () => {
  expect([0, 2 / 3, 0.994, 1].map(exportedScore)).toEqual([0, 67, 99, 100]);
});
