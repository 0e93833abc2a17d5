import { expect, test } from '@jest/globals';
import { NEW_CLASS } from '../class-form/class-values.ts';
import { momentsOf, timeOf } from './preview-moment.ts';

const values = {
  ...NEW_CLASS,
  class_date: '2026-12-01',
  start: '09:00',
  end: '11:30',
};
const permanent = { ...NEW_CLASS, permanent: true };

test('a class can be previewed now, a day before, an hour before and an hour after', () => {
  expect(momentsOf(values).map((moment) => new Date(timeOf(moment, values, 0)).toISOString())).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2026-11-30T02:00:00.000Z',
    '2026-12-01T01:00:00.000Z',
    '2026-12-01T05:30:00.000Z',
  ]);
});

test('a permanent class, and one without hours, can be previewed only now', () => {
  expect([momentsOf(permanent), momentsOf({ ...values, end: '' })]).toEqual([['now'], ['now']]);
  expect(timeOf('after', permanent, 7)).toBe(7);
});
