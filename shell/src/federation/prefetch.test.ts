import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mayPrefetch, PREFETCH_AFTER, prefetchHandlers } from './prefetch.ts';
import { registryOf, remoteOf, versionOf } from './testing/builds.ts';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('./federation.ts', () => ({
  registry: { current: () => registryOf(remoteOf(versionOf('v1'))), refresh: async () => undefined },
  screens: { prefetch: jest.fn(async () => undefined) },
}));
jest.mock('../boot/early-query.ts', () => ({ startQuery: jest.fn() }));
type Spy = ReturnType<typeof jest.fn>;
const { prefetch } = jest.requireMock<{ screens: { prefetch: Spy } }>('./federation.ts').screens;

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  connection(undefined);
});

test('resting on a link prefetches its screen, passing over it does not', async () => {
  const handlers = prefetchHandlers('/editor');
  handlers.onPointerEnter();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER - 20);
  handlers.onPointerLeave();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(prefetch).not.toHaveBeenCalled();
  handlers.onFocus();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(prefetch.mock.calls).toEqual([['mf-classes', 'ClassList']]);
});

test('a path without a remote loads nothing', async () => {
  prefetchHandlers('/profile').onFocus();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, true],
  [{}, true],
  [undefined, true],
])('connection %o', async (value, free) => {
  connection(value);
  expect(mayPrefetch()).toBe(free);
  prefetchHandlers('/editor').onFocus();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(prefetch).toHaveBeenCalledTimes(free ? 1 : 0);
});
