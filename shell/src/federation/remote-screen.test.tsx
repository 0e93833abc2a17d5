import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { matchRoute } from '@widya/contract/routing/match-route';
import { FakeShell } from '@widya/remote-kit/testing';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { RemoteScreen } from './remote-screen.tsx';
import type { ScreenState } from './screen-state.ts';
import { registryOf, remoteOf, versionOf } from './testing/builds.ts';
import { plainViews } from './testing/plain-views.tsx';

declare const jest: typeof import('@jest/globals')['jest'];

const failure = { failure: 'network', incidentId: 'AB12CD34', detail: 'x', version: 'v2' } as const;
jest.mock('./federation.ts', () => {
  const fake = {
    state: { status: 'idle' } as unknown,
    live: 'v2',
    open: jest.fn(async () => undefined),
    retry: jest.fn(async () => undefined),
    renderFailed: jest.fn(),
    setNotice: jest.fn(),
  };
  return {
    fake,
    registry: {
      settle: async () => undefined,
      overrides: {},
      current: () => null,
      remote: () => ({ current: { version: fake.live } }),
      subscribe: () => () => undefined,
    },
    screens: { ...fake, state: () => fake.state, subscribe: () => () => undefined, statuses: () => [] },
  };
});
type Spy = ReturnType<typeof jest.fn>;
const { fake } = jest.requireMock<{
  fake: {
    state: unknown;
    live: string;
    setNotice: Spy;
    open: Spy;
    retry: Spy;
    renderFailed: Spy;
  };
}>('./federation.ts');

function Form() {
  useUnsavedWork(true);
  return <p>Diketik</p>;
}

const List = () => <h1>Daftar</h1>;

function Broken(): never {
  throw new Error('rusak');
}

const live = registryOf(remoteOf(versionOf('v2')));

function at(pathname: string, remotes = live.remotes) {
  const match = matchRoute(remotes, '/editor');
  if (!match) throw new Error('no match');
  return (
    <FakeShell url="/editor">
      <RemoteScreen match={match} pathname={pathname} views={plainViews} />
    </FakeShell>
  );
}

function show(state: ScreenState, pathname = '/editor') {
  fake.state = state;
  return render(at(pathname));
}

beforeEach(() => {
  jest.clearAllMocks();
  fake.live = 'v2';
});

test('it opens its screen and shows the skeleton, with a hint when loading is slow', async () => {
  show({ status: 'loading', slow: false });
  expect(screen.getByRole('status').textContent).toBe('Memuat Kelas');
  await waitFor(() => expect(fake.open).toHaveBeenCalledWith('mf-classes', 'ClassList'));
  show({ status: 'loading', slow: true });
  expect(screen.getByText('Sambungan sedang lambat. Mohon tunggu sebentar.')).toBeDefined();
});

test('a failed screen is a card with its code; the button loads it anew', () => {
  show({ status: 'failed', failure });
  expect(screen.getByRole('alert').textContent).toContain('AB12CD34');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(fake.retry).toHaveBeenCalledWith('mf-classes', 'ClassList');
});

test('the previous version is shown under a notice', () => {
  show({ status: 'degraded', Screen: List, version: 'v1', failure });
  expect(screen.getByRole('heading', { name: 'Daftar' })).toBeDefined();
  expect(screen.getByText(/versi sebelumnya/)).toBeDefined();
});

test('an error in a listener is a notice above the screen, which stays as it is', () => {
  const view = show({ status: 'ready', Screen: List, version: 'v2' });
  const heading = screen.getByRole('heading', { name: 'Daftar' });
  fake.state = { status: 'ready', Screen: List, version: 'v2', notice: { ...failure, failure: 'runtime' } };
  view.rerender(at('/editor'));
  expect(screen.getByRole('heading', { name: 'Daftar' })).toBe(heading);
  expect(screen.getByRole('status').textContent).toContain('AB12CD34');
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(fake.setNotice.mock.calls).toEqual([['mf-classes', 'ClassList', undefined]]);
  fake.setNotice.mockClear();
  view.rerender(at('/editor/1'));
  expect(fake.setNotice.mock.calls).toEqual([['mf-classes', 'ClassList', undefined]]);
});

test('a screen that throws is reported, and the page around it stays', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ status: 'ready', Screen: Broken, version: 'v2' });
  expect(fake.renderFailed.mock.calls).toEqual([
    ['mf-classes', 'ClassList', expect.objectContaining({ message: 'rusak' })],
  ]);
});

test('a prefetched screen that throws is loaded again only when it is opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = show({ status: 'ready', Screen: Broken, version: 'v2' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.renderFailed).toHaveBeenCalledTimes(1);
  expect(fake.open).not.toHaveBeenCalled();

  fake.state = { status: 'ready', Screen: List, version: 'v2' };
  view.rerender(at('/editor/1'));
  await waitFor(() => expect(fake.open).toHaveBeenCalledTimes(1));
  view.rerender(at('/editor'));
  await waitFor(() => expect(fake.open).toHaveBeenCalledTimes(2));
});

test('a screen that throws is loaded again when another version was published', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fake.live = 'v3';
  show({ status: 'ready', Screen: Broken, version: 'v2' });
  await waitFor(() => expect(fake.open).toHaveBeenCalledTimes(1));
});

describe('a disabled remote', () => {
  const disabled = live.remotes.map((remote) => ({ ...remote, disabled: true as const }));

  test('shows that it is disabled and loads nothing', async () => {
    fake.state = { status: 'ready', Screen: List, version: 'v2' };
    render(at('/editor', disabled));
    expect(screen.getByRole('status').textContent).toContain('sedang dinonaktifkan');
    expect(screen.queryByRole('heading', { name: 'Daftar' })).toBeNull();
    await Promise.resolve();
    expect(fake.open).not.toHaveBeenCalled();
  });

  test('keeps a form with unsaved input', () => {
    const { rerender } = show({ status: 'ready', Screen: Form, version: 'v2' });
    rerender(at('/editor', disabled));
    expect(screen.getByText('Diketik')).toBeDefined();
  });
});

test('a newly published version is not used while there is unsaved input', async () => {
  show({ status: 'ready', Screen: Form, version: 'v1' });
  expect(screen.getByText('Diketik')).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.open).not.toHaveBeenCalled();
});
