import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { SessionUser } from '@widya/contract/accounts';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { clearStoredSession, storeSession } from '../session/cookies.ts';
import { createSessionStore } from '../session/store.ts';
import { ADMIN } from '../testing/people.ts';
import { overridePage } from './override-page.tsx';

const ORIGIN = 'http://localhost:3101';
const noTabs = { send: () => {}, listen: () => () => {} };
const LISTED: SessionUser = { ...ADMIN, may_override: true };

const meta = document.createElement('meta');
meta.name = 'widya-override-origins';

beforeEach(() => {
  meta.content = ORIGIN;
  document.head.append(meta);
});
afterEach(() => {
  meta.remove();
  sessionStorage.clear();
  clearStoredSession();
});

/** Opens a page in a tab. @param user the signed-in user; null when nobody is signed in. */
async function open(search: string, user: SessionUser | null) {
  window.history.replaceState(null, '', `/editor${search}`);
  if (user) storeSession({ token: 'lama', userType: 'admin' });
  const store = createSessionStore({
    tabs: noTabs,
    checkToken: async () => (user ? { kind: 'accepted', user } : { kind: 'refused' }),
  });
  const page = overridePage(store);
  let opened = false;
  void page?.allowed().then(() => {
    opened = true;
  });
  if (page) render(<DesignSystemProvider>{page.around(<h1>Produk</h1>)}</DesignSystemProvider>);
  await act(() => store.check());
  return { page, store, isOpen: () => opened };
}

const REQUEST = `?remote=mf-classes@${ORIGIN}`;
const storeOverride = () => sessionStorage.setItem('widya:remote', JSON.stringify({ 'mf-classes': ORIGIN }));
const findRefusal = () => screen.findByRole('heading', { name: 'Versi uji ditolak' });

it('is null for a page without an override', async () => {
  expect((await open('', ADMIN)).page).toBeNull();
});

it('is null when the server lists no origin', async () => {
  meta.content = '';
  storeOverride();
  expect((await open(REQUEST, ADMIN)).page).toBeNull();
});

describe('an account without the right', () => {
  it.each([
    ['that follows a link', REQUEST, () => undefined],
    ['in the tab of a former account that had agreed', '', storeOverride],
  ])('%s is refused with a way back, and nothing loads', async (_, search, prepare) => {
    prepare();
    const { isOpen } = await open(search, ADMIN);
    await findRefusal();
    expect(screen.getByText(/^Akun Anda tidak berhak/)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Buka versi terbit']);
    expect(screen.queryByRole('heading', { name: 'Produk' })).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
  });
});

describe('an account with the right', () => {
  it('must confirm before the page opens', async () => {
    const { isOpen } = await open(REQUEST, LISTED);
    await screen.findByRole('button', { name: 'Jalankan' });
    expect(isOpen()).toBe(false);
  });

  it('opens the page with an override confirmed in this tab', async () => {
    storeOverride();
    const { isOpen } = await open('', LISTED);
    await screen.findByRole('heading', { name: 'Produk' });
    expect(isOpen()).toBe(true);
  });
});

it('no override applies before sign-in, and the account that signs in is checked', async () => {
  storeOverride();
  const { store, isOpen } = await open(REQUEST, null);
  await screen.findByRole('heading', { name: 'Produk' });
  expect(isOpen()).toBe(false);
  await act(async () => store.signIn('baru', ADMIN));
  await findRefusal();
  expect(isOpen()).toBe(false);
});
