import type { MenuKey } from '@widya/contract/menu';
import type { SearchPage, SearchSource } from '@widya/contract/routing/manifest';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { leadsSomewhere } from '../routing/start-path.ts';
import type { Viewer } from '../routing/viewer.ts';

/** The API admits superadmins everywhere, others by explicitly granted keys. */
const holds = ({ role, menu }: Viewer, key: MenuKey | null): boolean =>
  role === 'superadmin' || (key !== null && (menu?.includes(key) ?? false));

const admits = (viewer: Viewer, { menuKey, roles }: Pick<SearchPage, 'menuKey' | 'roles'>): boolean =>
  !viewer.mustSetUpSecondFactor && holds(viewer, menuKey) && (roles?.includes(viewer.role) ?? true);

/** The addresses at which a result may open for this account, in order of preference. */
export const targetsOf = (
  remotes: readonly RegistryRemote[],
  viewer: Viewer,
  { open }: Pick<SearchSource, 'open'>,
): readonly string[] =>
  open
    .filter(({ path, roles }) => (roles?.includes(viewer.role) ?? true) && leadsSomewhere(remotes, viewer, path))
    .map(({ path }) => path);

/**
 * Sources that this account may search, in order. A source is omitted when none of its screens is published or open to
 * the account.
 */
export const sourcesFor = (remotes: readonly RegistryRemote[], viewer: Viewer): readonly SearchSource[] =>
  remotes
    .flatMap(({ current }) => current.manifest.search ?? [])
    .filter((source) => admits(viewer, source) && targetsOf(remotes, viewer, source).length > 0)
    .toSorted((a, b) => a.order - b.order);

/** Parts of screens that this account may open. */
export const pagesFor = (remotes: readonly RegistryRemote[], viewer: Viewer): readonly SearchPage[] =>
  remotes
    .flatMap(({ current }) => current.manifest.searchPages ?? [])
    .filter((page) => admits(viewer, page) && leadsSomewhere(remotes, viewer, page.path));
