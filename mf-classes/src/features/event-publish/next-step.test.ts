import { expect, test } from '@jest/globals';
import { eventRecord } from '../../testing/event-fixtures.ts';
import { nextStep } from './next-step.ts';

const END = '2031-12-24T04:00:00.000Z';

test.each([
  ['DRAFT', 'publish', 'publish'],
  ['OPEN', 'hide', 'archive'],
  ['HIDDEN', 'again', 'archive'],
  ['DONE', null, null],
] as const)('after %s comes %s, and %s once it is over', (publish_status, before, after) => {
  const record = eventRecord({ publish_status, end_time: END });
  expect(nextStep(record, Date.parse(END) - 1)).toBe(before);
  expect(nextStep(record, Date.parse(END))).toBe(after);
});
