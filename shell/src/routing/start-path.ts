import { ADMINS } from '@widya/contract/endpoint';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { displayedItems } from '../menu/displayed-items.ts';
import { itemAddress } from '../menu/item-address.ts';
import { pathnameOf } from './attempted-path.ts';
import { CLASS_LIST_PATH, DASHBOARD_PATH, PROFILE_PATH, shellScreenAt, WAITING_PATH } from './shell-screens.ts';
import { staffView } from './signed-in.ts';
import { seesOnlyProfile, type Viewer } from './viewer.ts';

/** Whether a path shows something to this account. */
export function leadsSomewhere(remotes: readonly RegistryRemote[], viewer: Viewer, path: string): boolean {
  const { kind } = staffView(remotes, viewer, pathnameOf(path));
  return kind === 'remote' || kind === 'shell';
}

/**
 * The page after signing in: the attempted path if it is allowed, else the default (/dashboard for admins, /editor for
 * instructors), the list of classes, the first menu item, or the profile, which everybody has. An account awaiting
 * approval gets the page that says so; one that needs a second factor sets it up at the attempted path. Source: A-019
 * to A-021, D4 and D11.
 */
export function startPath(
  remotes: readonly RegistryRemote[],
  account: Viewer,
  attempted: string | null = null,
): string {
  const viewer = { ...account, mustSetUpSecondFactor: false };
  const usual = ADMINS.includes(viewer.role) ? [DASHBOARD_PATH, CLASS_LIST_PATH] : [CLASS_LIST_PATH];
  const wishes = [...(attempted === null ? [] : [attempted]), ...usual];
  if (seesOnlyProfile(viewer))
    return attempted !== null && shellScreenAt(pathnameOf(attempted)) ? attempted : WAITING_PATH;
  const wish = wishes.find((path) => leadsSomewhere(remotes, viewer, path));
  if (wish !== undefined) return wish;
  const [first] = displayedItems(remotes, viewer);
  return first ? itemAddress(first) : PROFILE_PATH;
}
