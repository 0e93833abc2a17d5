import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Owner } from './attribute-error.ts';
import type { RemoteError } from './failure.ts';
import { createUncaughtReporter } from './uncaught-reporter.ts';

const BASE = 'http://localhost/remotes/mf-classes/v1/';
const owner: Owner = { remote: 'mf-classes', version: 'v1' };

const listPath = '/editor';
const screensByPath = new Map([
  [listPath, { remote: 'mf-classes', screen: 'ClassList' }],
  ['/questions', { remote: 'mf-classes', screen: 'Questions' }],
  ['/vouchers', { remote: 'mf-commerce', screen: 'Vouchers' }],
]);

function setUp() {
  const report = jest.fn((_: Owner, screen: string | null, error: RemoteError) => ({
    failure: error.failure,
    incidentId: `ID${report.mock.calls.length}`,
    detail: error.message,
    version: `${screen}`,
  }));
  const setNotice = jest.fn();
  const screens = { owners: new Map([[BASE, owner]]), statuses: () => [], runtimeFailed: report, setNotice };
  const take = createUncaughtReporter(screens, (path) => screensByPath.get(path) ?? null);
  const happens = (message: string, path = location.pathname) => {
    const error = new Error(message);
    error.stack = `Error: ${message}\n    at f (${BASE}ClassList.js:1:2)`;
    take(new ErrorEvent('error', { error, message }), path);
  };
  return { take, happens, report, setNotice };
}

const visit = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers();
  visit(listPath);
});
afterEach(() => {
  jest.useRealTimers();
  visit('/');
});

test('a cause is reported and shown once per screen', () => {
  const { happens, report, setNotice } = setUp();
  happens('satu');
  happens('satu');
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]).toMatchObject([owner, 'ClassList', { failure: 'runtime', message: 'Error: satu' }]);
  expect(setNotice.mock.calls).toEqual([['mf-classes', 'ClassList', expect.objectContaining({ incidentId: 'ID1' })]]);
  visit('/questions');
  happens('satu');
  expect(setNotice.mock.calls[1]?.[1]).toBe('Questions');
});

test('a rejected promise is reported like an error', () => {
  const { take, report } = setUp();
  const reason = new Error('tolak');
  reason.stack = `Error: tolak\n    at f (${BASE}ClassList.js:1:2)`;
  take(Object.assign(new Event('unhandledrejection'), { reason }), listPath);
  expect(report.mock.calls[0]?.[2]).toMatchObject({ failure: 'runtime', message: 'Error: tolak' });
});

test('a remote that is not displayed is reported, but not above the screen of another', () => {
  const { happens, report, setNotice } = setUp();
  visit('/vouchers');
  happens('timer');
  expect(report.mock.calls[0]?.[1]).toBeNull();
  expect(setNotice).not.toHaveBeenCalled();
});

test('a loop of different errors is reported five times a minute', () => {
  const { happens, report } = setUp();
  for (let index = 0; index < 50; index += 1) happens(`ke-${index}`);
  expect(report).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(60_001);
  happens('ke-49');
  expect(report).toHaveBeenCalledTimes(6);
});

test('an error whose screen was left meanwhile is reported, but not shown', () => {
  const { happens, report, setNotice } = setUp();
  visit('/questions');
  happens('satu', listPath);
  expect(report.mock.calls[0]?.[1]).toBe('ClassList');
  expect(setNotice).not.toHaveBeenCalled();
});
