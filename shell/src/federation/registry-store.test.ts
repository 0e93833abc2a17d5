import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Registry } from '@widya/contract/routing/registry';
import { registryFor } from '@widya/contract/routing/registry-for';
import { createRegistryStore } from './registry-store.ts';
import { registryOf, remoteOf, versionOf } from './testing/builds.ts';

const v1 = registryOf(remoteOf(versionOf('v1')));
const v2 = registryOf(remoteOf(versionOf('v2')));

function setUp(fetchRegistry: () => Promise<Registry>, overrides = {}) {
  const fetchOverride = jest.fn(async () => versionOf('dev', { baseUrl: 'http://localhost:3101/' }));
  const fetchMock = jest.fn(fetchRegistry);
  return { fetchMock, store: createRegistryStore({ fetchRegistry: fetchMock, registryFor, overrides, fetchOverride }) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('it begins with the registry of the page and follows the published one', async () => {
  const { store } = setUp(async () => v2);
  const changed = jest.fn();
  store.subscribe(changed);
  expect(store.current()).toBeNull();
  await store.start(v1);
  expect(store.remote('mf-classes')?.current.version).toBe('v1');
  await store.refresh();
  expect(store.remote('mf-classes')?.current.version).toBe('v2');
  await store.refresh();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a registry that cannot be read changes nothing', async () => {
  const { store } = setUp(async () => {
    throw new Error('offline');
  });
  await store.start(Promise.resolve(v1));
  await store.refresh();
  expect(store.current()).toEqual(v1);
});

test('a registry of another kind is refused', async () => {
  const { store } = setUp(async () => v1);
  await expect(store.start({ schema: 2 } as unknown as Registry)).rejects.toThrow('another kind');
});

test('a navigation fetches only an answer older than three seconds, once for concurrent callers', async () => {
  const { store, fetchMock } = setUp(async () => v2);
  await store.start(v1);
  await store.settle();
  expect(fetchMock).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_500);
  await Promise.all([store.settle(), store.settle()]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(store.remote('mf-classes')?.current.version).toBe('v2');
});

test('a navigation does not wait for a slow answer, but uses it when it arrives', async () => {
  let answer: (registry: Registry) => void = () => undefined;
  const { store } = setUp(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await store.start(v1);
  jest.advanceTimersByTime(3_500);
  const settled = store.settle();
  await jest.advanceTimersByTimeAsync(400);
  await settled;
  expect(store.remote('mf-classes')?.current.version).toBe('v1');
  answer(v2);
  await store.refresh();
  expect(store.remote('mf-classes')?.current.version).toBe('v2');
});

describe('a candidate', () => {
  const staged = (share: number): Registry =>
    registryOf({
      ...remoteOf(versionOf('v1')),
      candidate: { build: versionOf('v2'), share, accounts: ['admin:12'], admins: false },
    });
  const versionIn = (store: ReturnType<typeof createRegistryStore>) => store.remote('mf-classes')?.current.version;

  test('is used by its accounts, and not before the signed-in account is known', async () => {
    const { store } = setUp(async () => staged(0));
    const changed = jest.fn();
    store.subscribe(changed);
    await store.start(staged(0));
    expect(versionIn(store)).toBe('v1');
    store.viewAs({ role: 'admin', id: 13 });
    expect(versionIn(store)).toBe('v1');
    expect(changed).toHaveBeenCalledTimes(1);
    store.viewAs({ role: 'admin', id: 12 });
    expect(store.remote('mf-classes')).toMatchObject({ current: { version: 'v2' }, previous: { version: 'v1' } });
    expect(changed).toHaveBeenCalledTimes(2);
    expect(store.candidateOf('mf-classes')).toBe('v2');
  });

  test('is replaced by the live version when it is withdrawn', async () => {
    const { store } = setUp(async () => v1);
    store.viewAs({ role: 'admin', id: 12 });
    await store.start(staged(0));
    expect(versionIn(store)).toBe('v2');
    await store.refresh();
    expect(versionIn(store)).toBe('v1');
    expect(store.candidateOf('mf-classes')).toBeUndefined();
  });

  test('that the account does not get notifies no subscriber', async () => {
    const { store } = setUp(async () => staged(0));
    store.viewAs({ role: 'admin', id: 13 });
    await store.start(v1);
    const changed = jest.fn();
    store.subscribe(changed);
    await store.refresh();
    expect(changed).not.toHaveBeenCalled();
  });
});

test('an override replaces the published version, also after a refresh', async () => {
  const { store } = setUp(async () => v2, { 'mf-classes': 'http://localhost:3101' });
  await store.start(v1);
  await store.refresh();
  expect(store.remote('mf-classes')?.current).toMatchObject({
    version: 'dev@http://localhost:3101',
    baseUrl: 'http://localhost:3101/',
  });
});
