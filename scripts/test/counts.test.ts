import { expect, it } from '@jest/globals';
import { countsOfCheck, countsOfPlaywright, countsOfVitest, isGood, lastLine, sumOf } from './counts.ts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
};
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

it('counts a check as one test', () => {
  expect(countsOfCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(countsOfCheck(2)).toEqual({ passed: 0, failed: 1 });
  expect(countsOfCheck(null)).toEqual({ passed: 0, failed: 1 });
});

it('counts the tests of Vitest, and those left out as failures', () => {
  expect(countsOfVitest(vitest, 0)).toEqual({ passed: 5, failed: 0 });
  expect(countsOfVitest({ ...vitest, numPendingTests: 1, numTodoTests: 2 }, 0)).toEqual({ passed: 5, failed: 3 });
});

it('counts a file that could not be loaded', () => {
  expect(countsOfVitest({ ...vitest, success: false }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countsOfVitest(vitest, 1)).toEqual({ passed: 5, failed: 1 });
});

it('counts the tests of Playwright, and those that did not run as failures', () => {
  expect(countsOfPlaywright(playwright, 0)).toEqual({ passed: 7, failed: 0 });
  const stats = { ...playwright.stats, unexpected: 1, skipped: 1 };
  expect(countsOfPlaywright({ ...playwright, stats }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(countsOfPlaywright({ ...playwright, errors: ['global set-up'] }, 1)).toEqual({ passed: 7, failed: 1 });
});

it('lets four tests of a step pass at a second attempt, and no more', () => {
  const stats = { expected: 398, unexpected: 0, flaky: 4, skipped: 0 };
  expect(countsOfPlaywright({ ...playwright, stats }, 0)).toEqual({ passed: 402, failed: 0 });
  expect(countsOfPlaywright({ ...playwright, stats: { ...stats, flaky: 5 } }, 0)).toEqual({ passed: 398, failed: 5 });
  const again = (count: number) => [
    {
      assertionResults: Array.from({ length: count }, () => ({
        status: 'passed',
        failureMessages: ['expected 1 to be 2'],
      })),
    },
  ];
  expect(countsOfVitest({ ...vitest, testResults: again(4) }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(countsOfVitest({ ...vitest, testResults: again(5) }, 0)).toEqual({ passed: 0, failed: 5 });
});

it('sums up in one line', () => {
  const sum = sumOf([
    { passed: 1, failed: 0 },
    { passed: 5, failed: 2 },
  ]);
  expect(lastLine(sum)).toBe('6 passed, 2 failed');
});

it('is good only when nothing failed and something ran', () => {
  expect(isGood({ passed: 3, failed: 0 })).toBe(true);
  expect(isGood({ passed: 3, failed: 1 })).toBe(false);
  expect(isGood({ passed: 0, failed: 0 })).toBe(false);
});
