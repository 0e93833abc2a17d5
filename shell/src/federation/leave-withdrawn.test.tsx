import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { FakeShell } from '@widya/remote-kit/testing';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { leaveWithdrawn } from './leave-withdrawn.ts';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('./federation.ts', () => {
  const fake = {
    live: 'v2',
    state: {} as unknown,
    listeners: new Set<() => void>(),
    refresh: jest.fn(async () => undefined),
    open: jest.fn(async () => undefined),
  };
  return {
    fake,
    registry: {
      remote: () => ({ current: { version: fake.live } }),
      refresh: fake.refresh,
      subscribe: (listener: () => void) => {
        fake.listeners.add(listener);
        return () => fake.listeners.delete(listener);
      },
    },
    screens: { state: () => fake.state, open: fake.open },
  };
});
type Spy = ReturnType<typeof jest.fn>;
const { fake } = jest.requireMock<{
  fake: { live: string; state: unknown; listeners: Set<() => void>; refresh: Spy; open: Spy };
}>('./federation.ts');

const report: RemoteFailureReport = {
  remote: 'mf-classes',
  screen: 'ClassList',
  version: 'v2',
  failure: 'network',
  incident_id: 'AB12CD34',
  detail: 'x',
  path: '/editor',
};

function Form() {
  useUnsavedWork(true);
  return null;
}

function publish(version: string): void {
  fake.live = version;
  for (const listener of fake.listeners) listener();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fake.live = 'v2';
  fake.state = { status: 'failed', failure: { version: 'v2' } };
  history.replaceState(null, '', '/editor');
});
afterEach(() => {
  // Ends what still watches.
  publish('v0');
  jest.useRealTimers();
});

test('a failed candidate is replaced as soon as it is withdrawn', () => {
  leaveWithdrawn(report);
  jest.advanceTimersByTime(20_000);
  expect(fake.refresh).toHaveBeenCalledTimes(2);
  publish('v2');
  expect(fake.open).not.toHaveBeenCalled();
  publish('v1');
  expect(fake.open.mock.calls).toEqual([['mf-classes', 'ClassList']]);
  jest.advanceTimersByTime(20_000);
  expect(fake.refresh).toHaveBeenCalledTimes(2);
  expect(fake.listeners.size).toBe(0);
});

test('several failures of one screen are watched once', () => {
  leaveWithdrawn(report);
  leaveWithdrawn(report);
  expect(fake.listeners.size).toBe(1);
});

test('it is not replaced while there is unsaved input', () => {
  render(
    <FakeShell url="/editor">
      <Form />
    </FakeShell>,
  );
  leaveWithdrawn(report);
  publish('v1');
  expect(fake.open).not.toHaveBeenCalled();
});

test('a screen that was left, or shows another version, is not watched any longer', () => {
  leaveWithdrawn(report);
  history.replaceState(null, '', '/vouchers');
  jest.advanceTimersByTime(20_000);
  expect(fake.refresh).not.toHaveBeenCalled();
  expect(fake.listeners.size).toBe(0);
  history.replaceState(null, '', '/editor');
  leaveWithdrawn(report);
  fake.state = { status: 'ready' };
  publish('v1');
  expect(fake.open).not.toHaveBeenCalled();
});
