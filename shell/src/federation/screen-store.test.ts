import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import type { RemoteFailureReport } from '@widya/contract/telemetry';
import { createContainers } from './containers.ts';
import { RemoteError } from './failure.ts';
import { createScreenStore } from './screen-store.ts';
import { buildOf, remoteOf, versionOf } from './testing/builds.ts';
import { type Attempt, fakeSource } from './testing/fake-source.ts';
import { ownerOf } from './uncaught-reporter.ts';

const REMOTE = 'mf-classes';
const SCREEN = 'ClassList';

const failing =
  (...args: ConstructorParameters<typeof RemoteError>) =>
  async () => {
    throw new RemoteError(...args);
  };
const throwing = (): never => {
  throw new TypeError('x is not a function');
};
const hanging = () => new Promise<never>(() => undefined);

function setUp(
  attempts: Readonly<Record<string, readonly Attempt[]>>,
  first: RegistryRemote = remoteOf(versionOf('v1')),
) {
  const { source, loads } = fakeSource(attempts);
  const reports: RemoteFailureReport[] = [];
  const opened: string[] = [];
  const live = { remote: first };
  const refetch = jest.fn(async () => undefined);
  const refresh = jest.fn(async () => undefined as unknown);
  const store = createScreenStore({
    containers: createContainers(source),
    remote: (name) => (name === REMOTE ? live.remote : undefined),
    refresh,
    refetch,
    report: (event) => reports.push(event),
    opened: (_, version) => opened.push(version),
  });
  const statuses: string[] = [];
  store.subscribe(() => {
    const { status } = store.state(REMOTE, SCREEN);
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  /** Advances the fake clock beyond the time limit of a load, so that all retries run. @returns the screen's state. */
  const finish = async (loading: Promise<void>) => {
    await jest.advanceTimersByTimeAsync(11_000);
    await loading;
    return store.state(REMOTE, SCREEN);
  };
  const open = () => finish(store.open(REMOTE, SCREEN));
  return { store, loads, reports, opened, live, refetch, refresh, statuses, finish, open };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a good screen: idle, loading, ready; opened again it is not loaded again', async () => {
  const { store, statuses, open, loads, reports, opened } = setUp({});
  expect(store.state(REMOTE, SCREEN).status).toBe('idle');
  expect(await open()).toMatchObject({ status: 'ready', version: 'v1' });
  await open();
  expect(statuses).toEqual(['loading', 'ready']);
  expect(loads).toEqual(['v1']);
  expect(reports).toEqual([]);
  expect(opened).toEqual(['v1', 'v1']);
  expect(store.statuses(REMOTE)[0]?.phases).toMatchObject({ entry: 0, connect: 0, chunk: 0, evaluate: 0, total: 0 });
});

test.each<[string, Attempt, string, number]>([
  ['an entry that is missing', { load: failing('http', 'status 404', { status: 404 }) }, 'http', 1],
  ['an entry that is HTML', { load: failing('not-script', 'content type text/html') }, 'not-script', 1],
  [
    'a screen the container does not know',
    { get: async () => throwNamed('Module "./screens/ClassList" does not exist in container.') },
    'missing-screen',
    1,
  ],
  ['a screen without a component', { evaluate: () => ({ default: 'text' }) }, 'missing-screen', 1],
  ['an entry that throws', { load: failing('evaluation', 'rusak') }, 'evaluation', 2],
  ['a container that cannot be connected', { connect: async () => throwing() }, 'evaluation', 2],
  ['a screen that throws while it is read', { evaluate: throwing }, 'evaluation', 2],
  ['a connection that stays broken', { load: failing('network', 'Failed to fetch') }, 'network', 4],
  ['a server that stays overloaded', { load: failing('http', 'status 503', { status: 503 }) }, 'http', 4],
  ['an entry that hangs', { load: hanging }, 'timeout', 1],
  ['a chunk that hangs', { get: hanging }, 'timeout', 1],
])('%s', async (_, attempt, failure, tries) => {
  const { open, reports, statuses, loads } = setUp({ v1: Array.from({ length: 9 }, () => attempt) });
  const state = await open();
  expect(state).toMatchObject({ status: 'failed', failure: { failure, version: 'v1' } });
  expect(statuses).toEqual(['loading', 'failed']);
  expect(loads).toHaveLength(tries);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ remote: REMOTE, screen: SCREEN, version: 'v1', failure, path: '/' });
  expect(reports[0]?.incident_id).toMatch(/^[0-9A-F]{8}$/);
});

function throwNamed(message: string): never {
  throw new Error(message);
}

test.each<[string, RegistryRemote, string]>([
  ['a build for another contract', remoteOf(versionOf('v1', { contract: 2 })), 'contract'],
  ['a build without the screen', remoteOf(versionOf('v1', { screens: {} })), 'missing-screen'],
])('%s is refused before anything is downloaded', async (_, remote, failure) => {
  const { open, loads, reports } = setUp({}, remote);
  expect(await open()).toMatchObject({ status: 'failed', failure: { failure } });
  expect(loads).toEqual([]);
  expect(reports).toHaveLength(1);
});

test('a transient fault is retried without a message', async () => {
  const { open, reports, loads } = setUp({
    v1: [{ load: failing('network', 'x') }, { load: failing('http', 'status 500', { status: 500 }) }],
  });
  expect(await open()).toMatchObject({ status: 'ready' });
  expect(loads).toHaveLength(3);
  expect(reports).toEqual([]);
});

test('loading ends within ten seconds, with a hint after two', async () => {
  const { store, reports } = setUp({ v1: [{ load: hanging }] });
  const loading = store.open(REMOTE, SCREEN);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(store.state(REMOTE, SCREEN)).toEqual({ status: 'loading', slow: false });
  await jest.advanceTimersByTimeAsync(200);
  expect(store.state(REMOTE, SCREEN)).toEqual({ status: 'loading', slow: true });
  await jest.advanceTimersByTimeAsync(7_900);
  await loading;
  expect(store.state(REMOTE, SCREEN)).toMatchObject({ status: 'failed', failure: { failure: 'timeout' } });
  expect(reports).toHaveLength(1);
});

test("'Coba lagi' requests the screen again and recovers without a reload", async () => {
  const { store, finish, open, refetch, reports, loads } = setUp({
    v1: [{ load: failing('not-script', 'content type text/html') }],
  });
  await open();
  expect(await finish(store.retry(REMOTE, SCREEN))).toMatchObject({ status: 'ready', version: 'v1' });
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(loads).toHaveLength(2);
  expect(reports).toHaveLength(1);
});

test('a failed screen that is opened again is loaded again, and reported again when it fails', async () => {
  const { open, loads, reports } = setUp({
    v1: [{ load: failing('not-script', 'html') }, { load: failing('not-script', 'html') }],
  });
  await open();
  expect(await open()).toMatchObject({ status: 'failed' });
  expect(await open()).toMatchObject({ status: 'ready' });
  expect(loads).toHaveLength(3);
  expect(reports).toHaveLength(2);
});

test("'Coba lagi' loads a version published since", async () => {
  const { store, finish, open, live, refresh, reports } = setUp({}, remoteOf(versionOf('v2', { contract: 2 })));
  await open();
  refresh.mockImplementation(async () => {
    live.remote = remoteOf(versionOf('v3'));
  });
  expect(await finish(store.retry(REMOTE, SCREEN))).toMatchObject({ status: 'ready', version: 'v3' });
  expect(reports).toHaveLength(1);
});

test('a screen that throws while it is shown fails in render, and is loaded again on retry', async () => {
  const { store, finish, open, loads, reports } = setUp({});
  await open();
  store.renderFailed(REMOTE, SCREEN, new Error('rusak'));
  expect(store.state(REMOTE, SCREEN)).toMatchObject({
    status: 'failed',
    failure: { failure: 'render', version: 'v1' },
  });
  expect(reports).toHaveLength(1);
  expect(await finish(store.retry(REMOTE, SCREEN))).toMatchObject({ status: 'ready' });
  expect(loads).toEqual(['v1', 'v1']);
});

test('the previous version is shown when the current one throws twice, reported once', async () => {
  const { open, loads, reports, store, finish } = setUp(
    { v2: [{ load: failing('evaluation', 'rusak') }, { evaluate: throwing }] },
    remoteOf(versionOf('v2'), buildOf('v1')),
  );
  expect(await open()).toMatchObject({
    status: 'degraded',
    version: 'v1',
    failure: { failure: 'evaluation', version: 'v2' },
  });
  expect(loads).toEqual(['v2', 'v2', 'v1']);
  expect(reports).toHaveLength(1);
  await open();
  expect(loads).toHaveLength(3);
  expect(await finish(store.retry(REMOTE, SCREEN))).toMatchObject({ status: 'ready', version: 'v2' });
});

test('the previous version, which the page does not name, is looked up when the current one throws', async () => {
  const { open, live, refresh, loads } = setUp(
    { v2: [{ evaluate: throwing }, { evaluate: throwing }] },
    remoteOf(versionOf('v2')),
  );
  refresh.mockImplementation(async () => {
    live.remote = remoteOf(versionOf('v2'), buildOf('v1'));
  });
  expect(await open()).toMatchObject({ status: 'degraded', version: 'v1', failure: { failure: 'evaluation' } });
  expect(loads).toEqual(['v2', 'v2', 'v1']);
});

test('a version published meanwhile is loaded instead of one that throws', async () => {
  const { open, live, refresh } = setUp(
    { v2: [{ evaluate: throwing }, { evaluate: throwing }] },
    remoteOf(versionOf('v2')),
  );
  refresh.mockImplementation(async () => {
    live.remote = remoteOf(versionOf('v3'), buildOf('v2'));
  });
  expect(await open()).toMatchObject({ status: 'ready', version: 'v3' });
});

test('when the previous version does not run either, the fault of the current one is shown', async () => {
  const { open, reports } = setUp(
    { v2: [{ evaluate: throwing }, { evaluate: throwing }], v1: [{ load: failing('not-script', 'html') }] },
    remoteOf(versionOf('v2'), buildOf('v1')),
  );
  expect(await open()).toMatchObject({ status: 'failed', failure: { failure: 'evaluation', version: 'v2' } });
  expect(reports).toHaveLength(1);
});

test('other faults do not load the previous version', async () => {
  const { open } = setUp({ v2: [{ load: failing('not-script', 'html') }] }, remoteOf(versionOf('v2'), buildOf('v1')));
  expect(await open()).toMatchObject({ status: 'failed', failure: { failure: 'not-script' } });
});

test('when the files of a version are gone, the newly published version is loaded', async () => {
  const { open, live, refresh, reports } = setUp({ v1: [{ load: failing('http', 'status 404', { status: 404 }) }] });
  refresh.mockImplementation(async () => {
    live.remote = remoteOf(versionOf('v2'), buildOf('v1'));
  });
  expect(await open()).toMatchObject({ status: 'ready', version: 'v2' });
  expect(reports).toEqual([]);
});

test('a newly published version is used when the screen is opened again', async () => {
  const { open, live, loads } = setUp({});
  await open();
  live.remote = remoteOf(versionOf('v2'), buildOf('v1'));
  expect(await open()).toMatchObject({ status: 'ready', version: 'v2' });
  expect(loads).toEqual(['v1', 'v2']);
});

test('prefetching reports nothing when it fails, and is not repeated when it succeeded', async () => {
  const broken = setUp({ v1: [{ load: failing('not-script', 'html') }] });
  expect(await broken.finish(broken.store.prefetch(REMOTE, SCREEN))).toEqual({ status: 'idle' });
  expect(broken.reports).toEqual([]);
  expect(await broken.open()).toMatchObject({ status: 'ready' });

  const good = setUp({});
  await good.finish(good.store.prefetch(REMOTE, SCREEN));
  expect(good.opened).toEqual([]);
  await good.open();
  expect(good.loads).toEqual(['v1']);
});

test('a screen opened while it is being prefetched reports its failure', async () => {
  const { store, finish, reports } = setUp({ v1: [{ load: hanging }] });
  const prefetching = store.prefetch(REMOTE, SCREEN);
  await jest.advanceTimersByTimeAsync(100);
  await store.open(REMOTE, SCREEN);
  expect(await finish(prefetching)).toMatchObject({ status: 'failed', failure: { failure: 'timeout' } });
  expect(reports).toHaveLength(1);
});

test('an unknown remote fails with a reported cause', async () => {
  const { store, reports } = setUp({});
  await store.open('mf-unknown', SCREEN);
  expect(store.state('mf-unknown', SCREEN)).toMatchObject({ status: 'failed', failure: { failure: 'missing-screen' } });
  expect(reports).toHaveLength(1);
});

test('files belong to the remote that runs them, but not while it loads', async () => {
  const { store, open, finish } = setUp({});
  const file = `${location.origin}/remotes/mf-classes/v1/ClassList.js:1:2`;
  expect(ownerOf(store, file)).toBeNull();
  await open();
  expect(ownerOf(store, file)).toEqual({ remote: REMOTE, version: 'v1' });
  expect(ownerOf(store, `${location.origin}/remotes/mf-classes/v2/ClassList.js`)).toBeNull();
  const again = finish(store.retry(REMOTE, SCREEN));
  expect(ownerOf(store, file)).toBeNull();
  await again;
});

test('a screen that throws while it runs is reported and stays', async () => {
  const { store, open, reports } = setUp({});
  await open();
  const error = new RemoteError('runtime', 'rusak', { url: 'ClassList.js:1:2' });
  const failure = store.runtimeFailed({ remote: REMOTE, version: 'v1' }, SCREEN, error);
  expect(store.state(REMOTE, SCREEN).status).toBe('ready');
  expect(reports).toMatchObject([{ failure: 'runtime', detail: 'rusak (ClassList.js:1:2)' }]);
  expect(store.statuses(REMOTE)[0]?.lastFailure).toEqual(failure);
  const before = store.state(REMOTE, SCREEN);
  store.setNotice(REMOTE, SCREEN, failure);
  expect(store.state(REMOTE, SCREEN)).toEqual({ ...before, notice: failure });
  store.setNotice(REMOTE, SCREEN, undefined);
  expect(store.state(REMOTE, SCREEN)).toEqual(before);
});

test('a notice changes nothing on a screen that does not run, and the same one changes nothing', async () => {
  const { store, open } = setUp({});
  store.setNotice(REMOTE, SCREEN, { failure: 'runtime', incidentId: 'AB12CD34', detail: 'x', version: 'v1' });
  expect(store.state(REMOTE, SCREEN)).toEqual({ status: 'idle' });
  await open();
  const before = store.state(REMOTE, SCREEN);
  store.setNotice(REMOTE, SCREEN, undefined);
  expect(store.state(REMOTE, SCREEN)).toBe(before);
});
