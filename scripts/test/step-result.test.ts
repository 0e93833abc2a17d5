import { expect, it } from '@jest/globals';
import type { TestCase } from './junit.ts';
import { countsText, countTests, isSuccessful, noticesIn, sumOf } from './step-result.ts';

const passed: TestCase = { file: 'a.test.ts', title: 'adds', seconds: 1, status: 'passed', cause: '' };
const failed: TestCase = {
  ...passed,
  title: 'divides',
  status: 'failed',
  cause: '\nexpected 1 to be 2\n at a.test.ts:3',
};
const retried: TestCase = { ...passed, title: 'waits', status: 'retried', cause: 'timeout' };
const good = { code: 0, output: '' };

it('counts tests and names those that failed with the first line of the cause', () => {
  expect(countTests([passed, failed], { code: 1, output: '' }, 0, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts › divides: expected 1 to be 2'],
    causes: [],
    retried: [],
  });
});

it('skips a first line that repeats the title, and counts causes that several tests share', () => {
  const title = 'a database is asked';
  const full = { ...failed, title, cause: 'a database > is asked\n  too many clients\n at a.test.ts:3' };
  const { failures, causes } = countTests([full, failed, full], { code: 1, output: '' }, 0, false);
  expect(failures[0]).toBe('a.test.ts › a database is asked: too many clients');
  expect(causes).toEqual(['2 × too many clients']);
});

it('lets as many tests pass on a retry as the step allows, and fails all of them above that', () => {
  expect(countTests([passed, retried, retried], good, 2, false)).toMatchObject({ passed: 3, failed: 0, failures: [] });
  expect(countTests([passed, retried, retried, retried], good, 2, false)).toMatchObject({ passed: 1, failed: 3 });
  expect(countTests([passed, retried], good, 0, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(countTests([passed, retried], good, 2, false).retried).toEqual(['a.test.ts › waits: timeout']);
});

it('fails a step that wrote no report or ran no test', () => {
  expect(countTests(null, good, 0, true)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests([], good, 0, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests([], { code: 1, output: '' }, 0, true)).toMatchObject({ failed: 1 });
  expect(countTests([], good, 0, true)).toMatchObject({ passed: 0, failed: 0 });
});

it('fails a step that ended with an error although every test passed, with its last lines', () => {
  const counts = countTests([passed], { code: 1, output: 'one\n\ntwo\n' }, 0, false);
  expect(counts).toEqual({ passed: 1, failed: 1, failures: ['one', 'two'], causes: [], retried: [] });
});

it('sums up, and is successful only when nothing failed and something ran', () => {
  const result = {
    name: 'unit',
    passed: 1,
    failed: 0,
    failures: [],
    causes: [],
    retried: [],
    notices: [],
    wallSeconds: 1,
    cpuSeconds: 1,
  };
  const sum = sumOf([result, { ...result, passed: 5, failed: 2 }]);
  expect(countsText(sum)).toBe('6 passed, 2 failed');
  expect(isSuccessful(sum)).toBe(false);
  expect(isSuccessful({ passed: 3, failed: 0 })).toBe(true);
  expect(isSuccessful({ passed: 0, failed: 0 })).toBe(false);
});

it('reads what a step could not check', () => {
  expect(noticesIn('read 3\nNot checked: nobody answered.\ndone')).toEqual(['nobody answered.']);
  expect(noticesIn('done')).toEqual([]);
});
