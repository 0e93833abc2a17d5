import { ADMINS } from '@widya/contract/endpoint';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { displayedItems } from '../menu/displayed-items.ts';
import { itemAddress } from '../menu/item-address.ts';
import { pathnameOf } from './attempted-path.ts';
import { CLASS_LIST_PATH, DASHBOARD_PATH, PROFILE_PATH, shellScreenAt, WAITING_PATH } from './shell-screens.ts';
import { staffView } from './signed-in.ts';
import { seesOnlyProfile, type Viewer } from './viewer.ts';

/** Whether a path leads somewhere for this account. */
export function leadsSomewhere(remotes: readonly RegistryRemote[], viewer: Viewer, path: string): boolean {
  const { kind } = staffView(remotes, viewer, pathnameOf(path));
  return kind === 'remote' || kind === 'shell';
}

/**
 * Where an account goes after signing in: what it attempted, when that is allowed; else its default (/dashboard for
 * admins, /editor for instructors); else the class list; else the first line of its menu; else the profile, which
 * everybody has. An account that waits for approval starts at the page that says so; one that needs a second factor
 * first sets it up at that very address. Source, D4 and D11.
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
