import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RowsReport } from '@widya/contract/telemetry';
import { countOpenings } from './report-openings.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const sent: RowsReport[] = [];
  return { sent, openings: countOpenings((report) => sent.push(report)) };
}

it('reports the openings of ten seconds at once, by version', () => {
  const { sent, openings } = setUp();
  openings.opened('mf-classes', 'v2');
  openings.opened('mf-classes', 'v2');
  openings.opened('mf-commerce', 'w1');
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

it('sends nothing when the rows report of a list included the opening', () => {
  const { sent, openings } = setUp();
  openings.opened('mf-classes', 'v2');
  expect(openings.take('mf-classes', 'v2')).toBe(1);
  expect(openings.take('mf-classes', 'v2')).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});
