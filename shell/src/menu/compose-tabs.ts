import type { TabItem } from '@widya/contract/routing/manifest';
import { matchPath, matchRoute, type RouteMatch } from '@widya/contract/routing/match-route';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { mayOpen } from '../routing/access.ts';
import { CLASS_LIST_PATH, COURSE_LIST_PATH } from '../routing/shell-screens.ts';
import type { Viewer } from '../routing/viewer.ts';

type Scope = TabItem['scope'];

/** Order of the tabs by; any other tab comes last. */
const ORDER: Readonly<Record<Scope, readonly string[]>> = {
  class: ['Kelas', 'Widyaiswara', 'Peserta', 'Surel', 'Pertanyaan', 'Tes Akhir', 'Sertifikat', 'Umpan Balik'],
  course: ['Kelas', 'Widyaiswara', 'Bab', 'Peserta', 'Umpan Balik', 'Sertifikat', 'Surel'],
};

/** Paths of the lists of all records. */
const LIST: Readonly<Record<Scope, string>> = { class: CLASS_LIST_PATH, course: COURSE_LIST_PATH };

/** A tab with the record's address filled in. */
export interface ScopeTab {
  readonly href: string;
  /** Pattern of its route. */
  readonly path: string;
  readonly label: string;
  readonly icon: string;
  readonly current: boolean;
}

/** The sidebar inside one class or one course. */
export interface RecordScope {
  readonly scope: Scope;
  /** Parameter of the address: the class code or the course id. */
  readonly record: string;
  /** The list of all records; null when this account may not open it. */
  readonly listPath: string | null;
  readonly tabs: readonly ScopeTab[];
}

const positionOf = ({ scope, label }: TabItem): number => {
  const position = ORDER[scope].indexOf(label);
  return position === -1 ? ORDER[scope].length : position;
};

/** Whether a screen below a tab (`…/create`) belongs to it. */
const belongsTo = (tab: TabItem, routePath: string): boolean =>
  routePath === tab.path || routePath.startsWith(`${tab.path}/`);

/** Fills in the parameters of a path; null when one is missing. */
function hrefOf(pattern: string, params: Readonly<Record<string, string>>): string | null {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value === undefined ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : segments.join('/');
}

/**
 * The tabs of the class or course of a screen, null when it belongs to none. Tabs come from all manifests in the order
 * of `ORDER`, without those that this account may not open. Source.
 */
export function composeTabs(remotes: readonly RegistryRemote[], viewer: Viewer, match: RouteMatch): RecordScope | null {
  const all = remotes.flatMap(({ current }) => current.manifest.tabs);
  const own =
    all.find((tab) => belongsTo(tab, match.route.path)) ??
    all.find((tab) => tab.scope === match.route.scope && hrefOf(tab.path, match.params) !== null);
  if (!own) return null;
  const routes = remotes.flatMap(({ current }) => current.manifest.routes);
  const tabs = all
    .filter((tab) => tab.scope === own.scope)
    .filter((tab) => {
      const route = routes.find(({ path }) => path === tab.path);
      return route !== undefined && mayOpen(viewer, route) && (tab.roles?.includes(viewer.role) ?? true);
    })
    .toSorted((a, b) => positionOf(a) - positionOf(b) || a.order - b.order)
    .flatMap((tab): ScopeTab[] => {
      const href = hrefOf(tab.path, match.params);
      if (href === null) return [];
      return [{ href, path: tab.path, label: tab.label, icon: tab.icon, current: belongsTo(tab, match.route.path) }];
    });
  const list = matchRoute(remotes, LIST[own.scope])?.route;
  const record = Object.values(matchPath(own.path, hrefOf(own.path, match.params) ?? '') ?? {})[0] ?? '';
  return { scope: own.scope, record, listPath: list && mayOpen(viewer, list) ? LIST[own.scope] : null, tabs };
}
