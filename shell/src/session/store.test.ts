import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionUser } from '@widya/contract/accounts';
import { TEST_USER } from '@widya/remote-kit/testing';
import { eventually } from '@widya/testing/eventually';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { recallAccess } from '../boot/access-hint.ts';
import type { SessionCheck } from './check-session.ts';
import { clearStoredSession, readStoredSession, readToken, storeSession } from './cookies.ts';
import { createSessionStore, type SessionStoreOptions } from './store.ts';
import type { TabMessage, Tabs } from './tabs.ts';

const user: SessionUser = { ...TEST_USER, id: 7 };

function fakeTabs() {
  const sent: TabMessage[] = [];
  let receive: (message: TabMessage) => void = () => {};
  const tabs: Tabs = {
    send: (message) => void sent.push(message),
    listen: (listener) => {
      receive = listener;
      return () => {};
    },
  };
  return { tabs, sent, hear: (message: TabMessage) => receive(message) };
}

const setUp = (outcome: SessionCheck, options: Partial<SessionStoreOptions> = {}) => {
  const fake = fakeTabs();
  const checkToken = jest.fn(async () => outcome);
  return { ...fake, checkToken, store: createSessionStore({ tabs: fake.tabs, checkToken, ...options }) };
};

beforeEach(() => clearStoredSession());
afterEach(() => unstubAllGlobals());

describe('cookies', () => {
  it('keep token and user type', () => {
    storeSession({ token: 'a=b; c', userType: 'instructor' });
    expect(readStoredSession()).toEqual({ token: 'a=b; c', userType: 'instructor' });
  });
  it('an unknown user type counts as instructor', () => {
    storeSession({ token: 't', userType: 'admin' });
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of an older or tampered page
    document.cookie = 'userType=root; Path=/';
    expect(readStoredSession()?.userType).toBe('instructor');
  });
  it('are strict, for 30 days', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    storeSession({ token: 't', userType: 'admin' });
    expect(write).toHaveBeenCalledWith('token=t; Path=/; Max-Age=2592000; SameSite=Strict');
    write.mockRestore();
  });
});

describe('the check at the start', () => {
  it('sends nothing without a token', async () => {
    const { store, checkToken } = setUp({ kind: 'accepted', user });
    expect(store.state()).toEqual({ status: 'signed-out' });
    expect(checkToken).not.toHaveBeenCalled();
  });
  it('accepts the account and stores its role and menu', async () => {
    storeSession({ token: 't', userType: 'admin' });
    const { store } = setUp({ kind: 'accepted', user });
    await store.check();
    expect(store.state()).toEqual({ status: 'signed-in', user, interruption: null });
    expect(recallAccess()).toEqual({ id: user.id, role: 'superadmin', menu: [], mustSetUpSecondFactor: false });
  });
  it('discards a refused token', async () => {
    storeSession({ token: 't', userType: 'admin' });
    const { store } = setUp({ kind: 'refused' });
    await store.check();
    expect(store.state()).toEqual({ status: 'signed-out' });
    expect(readToken()).toBeNull();
    expect(recallAccess()).toBeNull();
  });
  it('keeps the token when there is no answer', async () => {
    storeSession({ token: 't', userType: 'admin' });
    const { store } = setUp({ kind: 'unreachable', cause: 'server', requestId: 'req' });
    await store.check();
    expect(store.state()).toEqual({ status: 'unreachable', cause: 'server', requestId: 'req' });
    expect(readToken()).toBe('t');
  });
  it('uses the call the boot script began, once', async () => {
    storeSession({ token: 't', userType: 'admin' });
    const started = Promise.resolve(new Response());
    const { store, checkToken } = setUp({ kind: 'unreachable', cause: 'network', requestId: null }, { started });
    await store.check();
    await store.check();
    expect(checkToken.mock.calls.map((call: readonly unknown[]) => call[1])).toEqual([started, null]);
  });
  it('does not discard a token that another tab stored meanwhile', async () => {
    storeSession({ token: 'old', userType: 'admin' });
    const { store } = setUp(
      { kind: 'refused' },
      {
        checkToken: async () => {
          storeSession({ token: 'new', userType: 'admin' });
          return { kind: 'refused' };
        },
      },
    );
    await store.check();
    expect(readToken()).toBe('new');
  });
});

describe('a session that ends while the page is open', () => {
  const signedIn = () => {
    const made = setUp({ kind: 'accepted', user });
    made.store.signIn('first', user);
    return made;
  };

  it('notifies other tabs who signed in', () => {
    expect(signedIn().sent).toEqual([{ kind: 'signed-in', account: 'admin:7' }]);
  });
  it('continues waiting calls after the same account signed in', async () => {
    const { store } = signedIn();
    const waiting = store.renew('first');
    expect(store.state()).toMatchObject({ interruption: 'expired' });
    store.signIn('second', user);
    await expect(waiting).resolves.toBe(true);
    expect(store.state()).toMatchObject({ interruption: null });
  });
  it('does not ask to sign in for a call that used an older token', async () => {
    const { store } = signedIn();
    store.signIn('second', user);
    await expect(store.renew('first')).resolves.toBe(true);
    expect(store.state()).toMatchObject({ interruption: null });
  });
  it('continues when another tab signs the same account in', async () => {
    const { store, hear } = signedIn();
    const waiting = store.renew();
    hear({ kind: 'signed-in', account: 'admin:7' });
    await expect(waiting).resolves.toBe(true);
  });
  it('is interrupted when another tab signs out', () => {
    const { store, hear } = signedIn();
    hear({ kind: 'signed-out' });
    expect(store.state()).toMatchObject({ status: 'signed-in', interruption: 'signed-out-elsewhere' });
  });
  it('stores the token of another account, and keeps its own state', () => {
    const { store, sent } = signedIn();
    store.handOver('other', { ...user, id: 8 });
    expect(readToken()).toBe('other');
    expect(store.state()).toMatchObject({ user: { id: 7 } });
    expect(sent.at(-1)).toEqual({ kind: 'signed-in', account: 'admin:8' });
  });
});

describe('signing out', () => {
  it('revokes the token, forgets it and notifies the other tabs', async () => {
    const calls = jest.fn<typeof fetch>(async () => new Response('{"success":true}', { status: 200 }));
    stubGlobal('fetch', calls);
    const { store, sent } = setUp({ kind: 'accepted', user });
    store.signIn('first', user);
    await store.signOut();
    expect(calls).toHaveBeenCalledWith(
      '/v1/logout',
      expect.objectContaining({ method: 'POST', headers: expect.objectContaining({ authorization: 'Bearer first' }) }),
    );
    expect(readToken()).toBeNull();
    expect(sent.at(-1)).toEqual({ kind: 'signed-out' });
  });
  it('deletes drafts of the account and leaves the rest', async () => {
    localStorage.setItem('widya:konsep:kelas:7:baru', '{}');
    localStorage.setItem('widya:tabel:kelas', '{}');
    const { store } = setUp({ kind: 'accepted', user });
    store.signIn('first', user);
    await store.signOut();
    expect(localStorage.getItem('widya:konsep:kelas:7:baru')).toBeNull();
    expect(localStorage.getItem('widya:tabel:kelas')).toBe('{}');
  });
  it('forgets the token also when the API does not answer', async () => {
    stubGlobal(
      'fetch',
      jest.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    const { store } = setUp({ kind: 'accepted', user });
    store.signIn('first', user);
    await store.signOut();
    expect(readToken()).toBeNull();
  });
});

describe('checking the account again', () => {
  it('checks once for concurrent callers', async () => {
    const changed = { ...user, menu: '["email"]' };
    const { store, checkToken } = setUp({ kind: 'accepted', user: changed });
    store.signIn('first', user);
    await Promise.all([store.refresh(), store.refresh()]);
    expect(checkToken).toHaveBeenCalledTimes(1);
    expect(store.state()).toMatchObject({ status: 'signed-in', user: changed });
  });
  it('ignores the answer about a token that is no longer that of the page', async () => {
    const { store } = setUp({ kind: 'refused' });
    store.signIn('first', user);
    const refreshing = store.refresh();
    store.signIn('second', user);
    await refreshing;
    expect(store.state()).toMatchObject({ interruption: null });
  });
  it('sends nothing where nobody is signed in', async () => {
    const { store, checkToken } = setUp({ kind: 'accepted', user });
    await store.refresh();
    expect(checkToken).not.toHaveBeenCalled();
  });
});

it('a waiting sign-in page opens the product when another tab signs in', async () => {
  const { store, hear } = setUp({ kind: 'accepted', user });
  storeSession({ token: 't', userType: 'admin' });
  hear({ kind: 'signed-in', account: 'admin:7' });
  await eventually(() => expect(store.state().status).toBe('signed-in'));
});
