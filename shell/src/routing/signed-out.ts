import { matchRoute } from '@widya/contract/routing/match-route';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { CREATE_CLASS_PATH, isPath, isSignInPath, NOT_FOUND_PATH, shellScreenAt } from './shell-screens.ts';

/** What a visitor without a session sees at a path. */
export type VisitorView =
  | { readonly kind: 'sign-in' }
  /** '/create-class': shows a message with a sign-in button at the same path. */
  | { readonly kind: 'sign-in-first' }
  /** A screen that needs a session: shows the sign-in at /forbidden and keeps the attempted path. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' };

export function visitorView(remotes: readonly RegistryRemote[], pathname: string): VisitorView {
  if (isSignInPath(pathname)) return { kind: 'sign-in' };
  if (isPath(NOT_FOUND_PATH, pathname)) return { kind: 'not-found' };
  if (isPath(CREATE_CLASS_PATH, pathname)) return { kind: 'sign-in-first' };
  if (shellScreenAt(pathname) || matchRoute(remotes, pathname)) return { kind: 'forbidden' };
  return { kind: 'not-found' };
}
