import type { SessionUser } from '@widya/contract/accounts';
import type { SessionCheck } from './check-session.ts';

/** Why a dialog covers the page of a signed-in account. */
export type Interruption =
  /** A call was answered 401, or the token was refused when it was checked again: the session has ended. */
  | 'expired'
  /** Somebody signed out in another tab. */
  | 'signed-out-elsewhere'
  /** Another account signed in in another tab, while this page still shows data of the first. */
  | 'other-account';

export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'unreachable'; readonly cause: 'network' | 'server'; readonly requestId: string | null }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly interruption: Interruption | null };

export type SessionEvent =
  | { readonly type: 'check' }
  | { readonly type: 'checked'; readonly outcome: SessionCheck }
  /** Signed in here, by the form or the dialog above the page. */
  | { readonly type: 'signed-in'; readonly user: SessionUser }
  | { readonly type: 'user-changed'; readonly user: SessionUser }
  /** The token was checked again while the page is open. */
  | { readonly type: 'rechecked'; readonly outcome: SessionCheck }
  | { readonly type: 'unauthorized' }
  | { readonly type: 'signed-out-elsewhere' }
  | { readonly type: 'signed-in-elsewhere'; readonly account: string };

/** Identifies an account independent of its token; admins and instructors have separate id sequences. */
export const accountOf = ({ userType, id }: Pick<SessionUser, 'userType' | 'id'>): string =>
  `${userType === 'instructor' ? 'instructor' : 'admin'}:${id}`;

const interrupted = (state: SessionState, interruption: Interruption): SessionState =>
  state.status === 'signed-in' && state.interruption !== 'other-account' ? { ...state, interruption } : state;

/** A missing answer changes nothing; an unchanged account keeps its object, so that nothing renders again. */
function afterRecheck(state: SessionState, outcome: SessionCheck): SessionState {
  if (state.status !== 'signed-in' || outcome.kind === 'unreachable') return state;
  if (outcome.kind === 'refused') return nextSession(state, { type: 'unauthorized' });
  if (accountOf(outcome.user) !== accountOf(state.user)) return interrupted(state, 'other-account');
  return JSON.stringify(outcome.user) === JSON.stringify(state.user) ? state : { ...state, user: outcome.user };
}

/**
 * State machine of the session in a tab, as a pure function: the store handles cookies, calls and other tabs. A session
 * that ends while a page is open never unmounts the page, but only covers it. Source: D13.
 */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'check':
      // A retry keeps the error page until there is an answer.
      return state.status === 'signed-out' ? { status: 'checking' } : state;
    case 'checked':
      if (state.status !== 'checking' && state.status !== 'unreachable') return state;
      if (event.outcome.kind === 'accepted') {
        return { status: 'signed-in', user: event.outcome.user, interruption: null };
      }
      if (event.outcome.kind === 'refused') return { status: 'signed-out' };
      return { status: 'unreachable', cause: event.outcome.cause, requestId: event.outcome.requestId };
    case 'signed-in':
      return { status: 'signed-in', user: event.user, interruption: null };
    case 'user-changed':
      return state.status === 'signed-in' ? { ...state, user: event.user } : state;
    case 'rechecked':
      return afterRecheck(state, event.outcome);
    case 'unauthorized':
      return state.status === 'signed-in' && state.interruption === null ? interrupted(state, 'expired') : state;
    case 'signed-out-elsewhere':
      return interrupted(state, 'signed-out-elsewhere');
    case 'signed-in-elsewhere':
      if (state.status !== 'signed-in') return { status: 'checking' };
      return event.account === accountOf(state.user)
        ? { ...state, interruption: null }
        : { ...state, interruption: 'other-account' };
  }
}
