import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Owner } from './attribute-error.ts';
import type { RemoteError } from './failure.ts';
import { createUncaughtReporter } from './report-uncaught.ts';
import { createRuntimeErrors, watchUncaught } from './runtime-errors.ts';

const BASE = 'http://localhost/remotes/mf-classes/v1/';
const owner: Owner = { remote: 'mf-classes', version: 'v1' };

function setUp() {
  const report = jest.fn((_: Owner, screen: string | null, error: RemoteError) => ({
    failure: error.failure,
    incidentId: `ID${report.mock.calls.length}`,
    detail: error.message,
    version: `${screen}`,
  }));
  const screens = { owners: new Map([[BASE, owner]]), statuses: () => [], runtimeFailed: report };
  const errors = createRuntimeErrors(async () => createUncaughtReporter(screens));
  return { errors, report };
}

function thrown(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (${BASE}ClassList.js:1:2)`;
  return error;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a cause is reported and shown once per screen', async () => {
  const { errors, report } = setUp();
  const leave = errors.display('mf-classes', 'ClassList');
  await errors.take(thrown('satu'));
  await errors.take(thrown('satu'));
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]).toMatchObject([owner, 'ClassList', { failure: 'runtime', message: 'Error: satu' }]);
  expect(errors.notice()?.incidentId).toBe('ID1');
  errors.close();
  await errors.take(thrown('satu'));
  expect(errors.notice()).toBeNull();
  leave();
  errors.display('mf-classes', 'Questions');
  await errors.take(thrown('satu'));
  expect(errors.notice()?.version).toBe('Questions');
});

test('the notice disappears with its screen', async () => {
  const { errors } = setUp();
  const leave = errors.display('mf-classes', 'ClassList');
  await errors.take(thrown('satu'));
  leave();
  expect(errors.notice()).toBeNull();
});

test('a remote that is not displayed is reported, but not above the screen of another', async () => {
  const { errors, report } = setUp();
  errors.display('mf-commerce', 'Vouchers');
  await errors.take(thrown('timer'));
  expect(report.mock.calls[0]?.[1]).toBeNull();
  expect(errors.notice()).toBeNull();
});

test('a loop of different errors is reported five times a minute', async () => {
  const { errors, report } = setUp();
  for (let index = 0; index < 50; index += 1) await errors.take(thrown(`ke-${index}`));
  expect(report).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(60_001);
  await errors.take(thrown('ke-49'));
  expect(report).toHaveBeenCalledTimes(6);
});

test('an error whose screen was left meanwhile is reported, but not shown', async () => {
  const { errors, report } = setUp();
  const leave = errors.display('mf-classes', 'ClassList');
  const taken = errors.take(thrown('satu'));
  leave();
  errors.display('mf-classes', 'Questions');
  await taken;
  expect(report.mock.calls[0]?.[1]).toBe('ClassList');
  expect(errors.notice()).toBeNull();
});

test('code that could not be loaded is loaded again at the next error', async () => {
  const reportedErrors: unknown[] = [];
  let works = false;
  const errors = createRuntimeErrors(async () => {
    if (!works) throw new Error('offline');
    return ({ thrown: value }) => {
      reportedErrors.push(value);
      return null;
    };
  });
  await errors.take('satu');
  works = true;
  await errors.take('dua');
  expect(reportedErrors).toEqual(['dua']);
});

test('uncaught errors of the page are reported, handled ones are not', () => {
  const taken: unknown[] = [];
  watchUncaught(async (value) => void taken.push(value));
  const happens = (type: string, reason: unknown, handled: boolean) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { error: reason, reason });
    if (handled) event.preventDefault();
    window.dispatchEvent(event);
  };
  happens('error', 'satu', false);
  happens('unhandledrejection', 'dua', false);
  happens('error', 'tiga', true);
  happens('unhandledrejection', 'empat', true);
  expect(taken).toEqual(['satu', 'dua']);
});
