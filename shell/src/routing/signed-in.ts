import { matchRoute, type RouteMatch } from '@widya/contract/routing/match-route';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { mayOpen } from './access.ts';
import { isPath, isSignInPath, NOT_FOUND_PATH, type ShellScreen, shellScreenAt } from './shell-screens.ts';
import { seesOnlyProfile, type Viewer } from './viewer.ts';

/** What a signed-in account sees at a path. */
export type StaffView =
  | { readonly kind: 'remote'; readonly match: RouteMatch }
  | { readonly kind: 'shell'; readonly screen: ShellScreen }
  /** '/' and '/forbidden' redirect signed-in accounts to their start page. */
  | { readonly kind: 'start' }
  /**
   * The screen exists but the account may not see it: shows a message at the same address and loads nothing of the
   * remote.
   */
  | { readonly kind: 'no-access'; readonly match: RouteMatch }
  | { readonly kind: 'not-found' };

/** Replaces every screen at its address, so that the account continues there afterwards. */
const SECOND_FACTOR: StaffView = { kind: 'shell', screen: 'second-factor' };
const WAITING: StaffView = { kind: 'shell', screen: 'waiting' };

/** A required second factor, then a pending approval, take precedence over every remote. Source: A-006, D3, D11. */
export function staffView(remotes: readonly RegistryRemote[], viewer: Viewer, pathname: string): StaffView {
  if (isSignInPath(pathname)) return { kind: 'start' };
  if (isPath(NOT_FOUND_PATH, pathname)) return { kind: 'not-found' };
  const screen = shellScreenAt(pathname);
  if (screen === 'waiting') return seesOnlyProfile(viewer) ? WAITING : { kind: 'start' };
  if (screen) return { kind: 'shell', screen };
  const match = matchRoute(remotes, pathname);
  if (!match) return { kind: 'not-found' };
  if (viewer.mustSetUpSecondFactor) return SECOND_FACTOR;
  if (seesOnlyProfile(viewer)) return WAITING;
  return mayOpen(viewer, match.route) ? { kind: 'remote', match } : { kind: 'no-access', match };
}
