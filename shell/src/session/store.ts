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

/** The one session of this tab: its state, and everything that may change it. */
export interface SessionStore {
  /** Where the API is; empty for the origin of the page. */
  readonly baseUrl: string;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the API about the stored token (again). */
  readonly check: () => Promise<void>;
  /** Keeps a session the API has just given, and tells the other tabs. */
  readonly signIn: (token: string, user: SessionUser) => void;
  /** Another account signed in over this page: its session is kept, but this page does not go on with it; reload. */
  readonly handOver: (token: string, user: SessionUser) => void;
  readonly changeUser: (user: SessionUser) => void;
  /**
   * A call was answered 401. Covers the page with the password question and waits.
   * @param usedToken the token of that call; when a newer one is there already, nothing is asked.
   * @returns true when the same account has a session again, so that the call can be sent once more.
   */
  readonly renew: (usedToken?: string | null) => Promise<boolean>;
  /** Reads the account anew, so that rights that were changed meanwhile count here, too. Never throws. */
  readonly refresh: () => Promise<void>;
  /** Revokes the token, forgets it, and tells the other tabs. */
  readonly signOut: () => Promise<void>;
}

export interface SessionStoreOptions {
  /** Token login the boot script has already begun. */
  readonly started?: Promise<Response> | null;
  readonly baseUrl?: string;
  readonly tabs?: Tabs;
  readonly ask?: (stored: StoredSession, started: Promise<Response> | null) => Promise<SessionCheck>;
}

/** How long leaving waits for the revocation at most, milliseconds. */
const SIGN_OUT_WAIT = 3_000;

const forget = () => {
  clearStoredSession();
  forgetAccess();
};

export function createSessionStore({
  started = null,
  baseUrl = '',
  tabs = openTabs(),
  ask = (stored, begun) => checkSession(stored, begun, baseUrl),
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
      rememberAccess(viewerOf(state.user));
      for (const resume of waiting) resume(true);
      waiting.clear();
    }
    for (const listener of listeners) listener();
  };

  const check = async () => {
    const stored = readStoredSession();
    dispatch({ type: 'check' });
    if (!stored) return dispatch({ type: 'checked', outcome: { kind: 'refused' } });
    const outcome = await ask(stored, begun);
    begun = null;
    // Another tab may have signed in meanwhile: only the token that was asked about is thrown away.
    if (outcome.kind === 'refused' && readToken() === stored.token) forget();
    dispatch({ type: 'checked', outcome });
  };

  const keep = (token: string, user: SessionUser) => {
    storeSession({ token, userType: signInAsOf(user.userType) });
    tabs.tell({ kind: 'signed-in', account: accountOf(user) });
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
    const outcome = await ask(stored, null);
    // Whoever signed in or out meanwhile has said more.
    if (readToken() !== stored.token) return;
    dispatch({ type: 'read-anew', outcome });
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
      keep(token, user);
      dispatch({ type: 'signed-in', user });
    },
    handOver: keep,
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
      // The call outlives the page; whoever leaves does not wait long for it.
      const revoked = token === null ? null : post(logout, { token, baseUrl, keepalive: true });
      await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT))]);
      forget();
      dropDrafts();
      tabs.tell({ kind: 'signed-out' });
    },
  };
}
