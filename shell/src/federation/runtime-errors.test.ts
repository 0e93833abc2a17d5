import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Owner } from './attribute-error.ts';
import type { RemoteError } from './failure.ts';
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
  const errors = createRuntimeErrors({ ownerOf: (address) => (address.startsWith(BASE) ? owner : null), report });
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

test('a cause is reported and shown once per screen', () => {
  const { errors, report } = setUp();
  const leave = errors.display('mf-classes', 'ClassList');
  errors.take(thrown('satu'));
  errors.take(thrown('satu'));
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]).toMatchObject([owner, 'ClassList', { failure: 'runtime', message: 'Error: satu' }]);
  expect(errors.notice()?.incidentId).toBe('ID1');
  errors.close();
  errors.take(thrown('satu'));
  expect(errors.notice()).toBeNull();
  leave();
  errors.display('mf-classes', 'Questions');
  errors.take(thrown('satu'));
  expect(errors.notice()?.version).toBe('Questions');
});

test('the notice goes with its screen', () => {
  const { errors } = setUp();
  const leave = errors.display('mf-classes', 'ClassList');
  errors.take(thrown('satu'));
  leave();
  expect(errors.notice()).toBeNull();
});

test('a remote that is not displayed is reported, but not above the screen of another', () => {
  const { errors, report } = setUp();
  errors.display('mf-commerce', 'Vouchers');
  errors.take(thrown('timer'));
  expect(report.mock.calls[0]?.[1]).toBeNull();
  expect(errors.notice()).toBeNull();
});

test('a loop of different errors is reported five times a minute', () => {
  const { errors, report } = setUp();
  for (let index = 0; index < 50; index += 1) errors.take(thrown(`ke-${index}`));
  expect(report).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(60_001);
  errors.take(thrown('ke-49'));
  expect(report).toHaveBeenCalledTimes(6);
});

test('uncaught errors of the page arrive, handled ones do not', () => {
  const taken: unknown[] = [];
  watchUncaught((value) => void taken.push(value));
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
