import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLineFree, PREFETCH_AFTER, prefetchHandlers } from './prefetch.ts';
import { registryOf, remoteOf, versionOf } from './testing/builds.ts';

const warm = vi.hoisted(() => vi.fn(async () => undefined));
const startQuery = vi.hoisted(() => vi.fn());
vi.mock('./federation.ts', () => ({
  registry: { current: () => registryOf(remoteOf(versionOf('v1'))), refresh: async () => undefined },
  screens: { warm },
}));
vi.mock('../boot/early-query.ts', () => ({ startQuery }));

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  warm.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  connection(undefined);
});

test('resting on a link loads its screen ahead, passing over it loads nothing', async () => {
  const handlers = prefetchHandlers('/editor');
  handlers.onPointerEnter();
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER - 20);
  handlers.onPointerLeave();
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(warm).not.toHaveBeenCalled();
  handlers.onFocus();
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(warm).toHaveBeenCalledExactlyOnceWith('mf-classes', 'ClassList');
});

test('a path without a remote loads nothing', async () => {
  prefetchHandlers('/profile').onFocus();
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(warm).not.toHaveBeenCalled();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, true],
  [{}, true],
  [undefined, true],
])('line %o', async (value, free) => {
  connection(value);
  expect(isLineFree()).toBe(free);
  prefetchHandlers('/editor').onFocus();
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(warm).toHaveBeenCalledTimes(free ? 1 : 0);
});
