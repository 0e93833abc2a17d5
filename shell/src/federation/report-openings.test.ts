import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RowsReport } from '@widya/contract/telemetry';
import { countOpenings } from './report-openings.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('reports the openings of ten seconds at once, by version', () => {
  const sent: RowsReport[] = [];
  const count = countOpenings((report) => sent.push(report));
  count('mf-classes', 'v2');
  count('mf-classes', 'v2');
  count('mf-commerce', 'w1');
  jest.advanceTimersByTime(9_999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([
    { remote: 'mf-classes', version: 'v2', ms: null, openings: 2 },
    { remote: 'mf-commerce', version: 'w1', ms: null, openings: 1 },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});
