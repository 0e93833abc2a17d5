import { expect, it } from '@jest/globals';
import { endOf, failuresOfPlaywright, failuresOfVitest, unsteadyOfPlaywright, unsteadyOfVitest } from './failures.ts';

it('names tests of Vitest that failed or needed a second attempt, with the cause', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2\n at a.test.ts:3'] },
        { fullName: 'divides', status: 'pending' },
        { fullName: 'multiplies', status: 'passed', failureMessages: ['expected 4 to be 6\n at a.test.ts:9'] },
      ],
    },
  ];
  expect(failuresOfVitest({ testResults })).toEqual([
    'a.test.ts › takes away: expected 1 to be 2',
    'a.test.ts › divides: pending',
  ]);
  expect(unsteadyOfVitest({ testResults })).toEqual(['a.test.ts › multiplies: expected 4 to be 6']);
});

it('names a file of Vitest that could not be read', () => {
  const testResults = [{ name: 'b.test.ts', message: 'Unexpected token\n at b.test.ts', assertionResults: [] }];
  expect(failuresOfVitest({ testResults })).toEqual(['b.test.ts: Unexpected token']);
});

const spec = (title: string, status: 'expected' | 'flaky' | 'unexpected') => ({
  title,
  ok: status !== 'unexpected',
  file: 'a.spec.ts',
  line: 7,
  tests: [{ status }],
});

it('names tests of Playwright that failed at any depth, and errors outside them', () => {
  const suites = [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] }];
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'no product\nat all' }] })).toEqual([
    'no product',
    'a.spec.ts:7 › two',
  ]);
});

it('names tests of Playwright that needed a second attempt', () => {
  const suites = [
    { specs: [spec('one', 'expected'), spec('two', 'flaky')], suites: [{ specs: [spec('three', 'unexpected')] }] },
  ];
  expect(unsteadyOfPlaywright({ suites, errors: [] })).toEqual(['a.spec.ts:7 › two']);
});

it('keeps the end of what a program printed', () => {
  expect(endOf('one\n\ntwo\nthree\n', 2)).toEqual(['two', 'three']);
});
