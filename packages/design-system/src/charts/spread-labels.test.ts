import { expect, it } from '@jest/globals';
import { spreadLabels } from './spread-labels.ts';

it('leaves room between labels and keeps their order', () => {
  expect(spreadLabels([50, 10, 52], 15)).toEqual([50, 10, 65]);
  expect(spreadLabels([], 15)).toEqual([]);
});

it('keeps the lowest names above the axis, pushing the others up', () => {
  expect(spreadLabels([98, 99, 100], 15, 100)).toEqual([70, 85, 100]);
  expect(spreadLabels([20, 99, 100], 15, 100)).toEqual([20, 85, 100]);
  expect(spreadLabels([10, 20], 15, 100)).toEqual([10, 25]);
});
