import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { screens } from './federation.ts';
import type { ScreenStoreParts } from './screen-store.ts';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('./connect.ts', () => ({}));
jest.mock('./registry-store.ts', () => ({ createRegistryStore: () => ({ candidateOf: () => 'v2' }) }));
jest.mock('./screen-store.ts', () => ({ createScreenStore: (parts: unknown) => parts }));
jest.mock('./leave-withdrawn.ts', () => ({ leaveWithdrawn: jest.fn() }));
jest.mock('./report-openings.ts', () => ({ countOpening: jest.fn() }));

type Spy = ReturnType<typeof jest.fn>;
const { leaveWithdrawn } = jest.requireMock<{ leaveWithdrawn: Spy }>('./leave-withdrawn.ts');
const { countOpening } = jest.requireMock<{ countOpening: Spy }>('./report-openings.ts');

/** What the shell gives the store of its screens. */
const { report, opened } = screens as unknown as ScreenStoreParts;

const failureOf = (version: string): RemoteFailureReport => ({
  remote: 'mf-classes',
  screen: 'ClassList',
  version,
  failure: 'network',
  incident_id: 'AB12CD34',
  detail: 'x',
  path: '/editor',
});

beforeEach(() => {
  jest.clearAllMocks();
});

test('the withdrawal of a failed candidate is waited for, and of a failed live version not', async () => {
  report(failureOf('v1'));
  report(failureOf('v2'));
  await waitFor(() => expect(leaveWithdrawn).toHaveBeenCalled());
  expect(leaveWithdrawn.mock.calls).toEqual([[failureOf('v2')]]);
});

test('openings of both versions are counted while there is a candidate', async () => {
  opened('mf-classes', 'v1');
  opened('mf-classes', 'v2');
  await waitFor(() =>
    expect(countOpening.mock.calls).toEqual([
      ['mf-classes', 'v1'],
      ['mf-classes', 'v2'],
    ]),
  );
});
