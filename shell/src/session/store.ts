import { logout, type SessionUser } from '@widya/contract/accounts';
import { forgetAccess, rememberAccess } from '../boot/access-hint.ts';
import { viewerOf } from '../routing/viewer-of.ts';
import { signInAsOf } from './account-calls.ts';
import { checkSession, type SessionCheck } from './check-session.ts';
import { clearStoredSession, readStoredSession, readToken, type StoredSession, storeSession } from './cookies.ts';
import { dropDrafts } from './drop-drafts.ts';
import { accountOf, nextSession, type SessionEvent, type SessionState } from './machine.ts';
import { post } from './post.ts';
import { openTabs, type Tabs } from './tabs.ts';

/** The session of this tab: its state and everything that may change it. */
export interface SessionStore {
  /** Base address of the API; empty for the origin of the page. */
  readonly baseUrl: string;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks the stored token with the API. */
  readonly check: () => Promise<void>;
  /** Stores a new session and notifies the other tabs. */
  readonly signIn: (token: string, user: SessionUser) => void;
  /** Another account signed in above this page: stores its session; the page must then be reloaded. */
  readonly handOver: (token: string, user: SessionUser) => void;
  readonly changeUser: (user: SessionUser) => void;
  /**
   * Called after a 401: covers the page with the password dialog and waits.
   * @param usedToken token of that call; if a newer one is stored, no dialog is shown.
   * @returns true when the same account has a session again, so that the call can be repeated.
   */
  readonly renew: (usedToken?: string | null) => Promise<boolean>;
  /** Reloads the account, so that changed rights apply. Never throws. */
  readonly refresh: () => Promise<void>;
  /** Revokes and removes the token, deletes all drafts of this browser, and notifies the other tabs. */
  readonly signOut: () => Promise<void>;
}

export interface SessionStoreOptions {
  /** Token login that the boot script has started. */
  readonly started?: Promise<Response> | null;
  readonly baseUrl?: string;
  readonly tabs?: Tabs;
  readonly checkToken?: (stored: StoredSession, started: Promise<Response> | null) => Promise<SessionCheck>;
}

/** Longest wait for the revocation at sign-out, in milliseconds. */
const SIGN_OUT_WAIT = 3_000;

const forgetSession = () => {
  clearStoredSession();
  forgetAccess();
};

export function createSessionStore({
  started = null,
  baseUrl = '',
  tabs = openTabs(),
  checkToken = (stored, begun) => checkSession(stored, begun, baseUrl),
}: SessionStoreOptions = {}): SessionStore {
  let state: SessionState = readStoredSession() ? { status: 'checking' } : { status: 'signed-out' };
  let begun = started;
  const listeners = new Set<() => void>();
  const waiting = new Set<(renewed: boolean) => void>();

  const dispatch = (event: SessionEvent) => {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    if (state.status === 'signed-in' && state.interruption === null) {
      rememberAccess({ ...viewerOf(state.user), id: state.user.id });
      for (const resume of waiting) resume(true);
      waiting.clear();
    }
    for (const listener of listeners) listener();
  };

  const check = async () => {
    const stored = readStoredSession();
    dispatch({ type: 'check' });
    if (!stored) return dispatch({ type: 'checked', outcome: { kind: 'refused' } });
    const outcome = await checkToken(stored, begun);
    begun = null;
    // Another tab may have signed in in the meantime, so only the checked token is removed.
    if (outcome.kind === 'refused' && readToken() === stored.token) forgetSession();
    dispatch({ type: 'checked', outcome });
  };

  const storeAndAnnounce = (token: string, user: SessionUser) => {
    storeSession({ token, userType: signInAsOf(user.userType) });
    tabs.send({ kind: 'signed-in', account: accountOf(user) });
  };

  tabs.listen((message) => {
    if (message.kind === 'signed-out') return dispatch({ type: 'signed-out-elsewhere' });
    const wasOut = state.status !== 'signed-in';
    dispatch({ type: 'signed-in-elsewhere', account: message.account });
    if (wasOut) void check();
  });

  const refresh = async () => {
    const stored = readStoredSession();
    if (stored === null || state.status !== 'signed-in' || state.interruption !== null) return;
    const outcome = await checkToken(stored, null);
    // Ignores the answer when somebody signed in or out in the meantime.
    if (readToken() !== stored.token) return;
    dispatch({ type: 'rechecked', outcome });
  };
  let refreshing: Promise<void> | null = null;

  return {
    baseUrl,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    signIn: (token, user) => {
      storeAndAnnounce(token, user);
      dispatch({ type: 'signed-in', user });
    },
    handOver: storeAndAnnounce,
    changeUser: (user) => dispatch({ type: 'user-changed', user }),
    renew: (usedToken = null) => {
      const token = readToken();
      if (usedToken !== null && token !== null && token !== usedToken) return Promise.resolve(true);
      dispatch({ type: 'unauthorized' });
      if (state.status !== 'signed-in') return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.add(resolve);
      });
    },
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    signOut: async () => {
      const token = readToken();
      // The call continues after the page is closed, so signing out waits only shortly for it.
      const revoked = token === null ? null : post(logout, { token, baseUrl, keepalive: true });
      await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT))]);
      forgetSession();
      dropDrafts();
      tabs.send({ kind: 'signed-out' });
    },
  };
}
