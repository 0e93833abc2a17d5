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
  void page?.opened.then(() => {
    opened = true;
  });
  if (page) render(<DesignSystemProvider>{page.around(<h1>Produk</h1>)}</DesignSystemProvider>);
  await act(() => store.check());
  return { page, store, isOpen: () => opened };
}

const ASKED = `?remote=mf-classes@${ORIGIN}`;
const keep = () => sessionStorage.setItem('widya:remote', JSON.stringify({ 'mf-classes': ORIGIN }));
const refusal = () => screen.findByRole('heading', { name: 'Versi uji ditolak' });

it('stands nowhere in the way of a page without an override', async () => {
  expect((await open('', ADMIN)).page).toBeNull();
});

it('stands nowhere in the way where the server lists no origin', async () => {
  meta.content = '';
  keep();
  expect((await open(ASKED, ADMIN)).page).toBeNull();
});

describe('an account without the right', () => {
  it.each([
    ['that follows a link', ASKED, () => undefined],
    ['in the tab of a former account that had agreed', '', keep],
  ])('%s is refused with a way back, and nothing loads', async (_, search, prepare) => {
    prepare();
    const { isOpen } = await open(search, ADMIN);
    await refusal();
    expect(screen.getByText(/^Akun Anda tidak berhak/)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Buka versi terbit']);
    expect(screen.queryByRole('heading', { name: 'Produk' })).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
  });
});

describe('an account with the right', () => {
  it('asks before it opens the page', async () => {
    const { isOpen } = await open(ASKED, LISTED);
    await screen.findByRole('button', { name: 'Jalankan' });
    expect(isOpen()).toBe(false);
  });

  it('goes on with what it has agreed to in this tab', async () => {
    keep();
    const { isOpen } = await open('', LISTED);
    await screen.findByRole('heading', { name: 'Produk' });
    expect(isOpen()).toBe(true);
  });
});

it('nobody has an override before signing in, and who signs in then is judged', async () => {
  keep();
  const { store, isOpen } = await open(ASKED, null);
  await screen.findByRole('heading', { name: 'Produk' });
  expect(isOpen()).toBe(false);
  await act(async () => store.signIn('baru', ADMIN));
  await refusal();
  expect(isOpen()).toBe(false);
});
