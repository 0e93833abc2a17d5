import { expect, it } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

it('leaves room between labels and keeps their order', () => {
  expect(spreadLabels([50, 10, 52], 15)).toEqual([50, 10, 65]);
  expect(spreadLabels([], 15)).toEqual([]);
});
