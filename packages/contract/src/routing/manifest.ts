import type { Role } from '../endpoint.ts';
import type { MenuKey } from '../menu.ts';

/**
 * Version of what every remote depends on: the schema of manifests and the federation runtime. The shell shows a
 * message instead of a remote that was built for another version. Raise it when a manifest field changes its meaning,
 * or when `pnpm agreement` asks for it. A removed export does not raise it, because only the remotes that use it break.
 */
export const CONTRACT_VERSION = 1;

/** The first query of a screen, which the page sends in parallel with loading the screen's code. */
export interface FirstQuery {
  /** API path; `:name` parts are filled from the route's parameters. */
  readonly path: `/v${1 | 2}/${string}`;
  /** Parameters with their default values. */
  readonly query: Readonly<Record<string, string>>;
  /** Names of parameters that are taken from the page's address. */
  readonly fromUrl: readonly string[];
}

/** A screen and its address. Source: A-001. */
export interface RemoteRoute {
  /** Such as `/editor/classDetail/:event_url`; matched exactly except for a trailing slash. */
  readonly path: `/${string}`;
  /** Name of the screen, such as `ClassDetail`, whose folder is `src/screens/class-detail`. */
  readonly screen: string;
  /** Menu key required to display it; null when it needs none. */
  readonly menuKey: MenuKey | null;
  /** False for the named exceptions that an empty menu list does not open. */
  readonly emptyMenuGrants: boolean;
  /** Roles that may see it. */
  readonly roles: readonly Role[];
  /** Indonesian title of the document and the breadcrumb. */
  readonly title: string;
  readonly firstQuery?: FirstQuery;
  /** For a screen of one class or course that is not one of its tabs: keeps the sidebar of the record. */
  readonly scope?: TabItem['scope'];
}

/** An item of the main sidebar. */
export interface MenuItem {
  /** Path of one of the routes, without parameters. */
  readonly path: `/${string}`;
  /** Query of the item's link. */
  readonly search?: Readonly<Record<string, string>>;
  readonly label: string;
  /** Name of a lucide icon, such as `calendar-days`. */
  readonly icon: string;
  /** Heading above the item. */
  readonly group: string;
  /** Order inside its group, ascending. */
  readonly order: number;
  readonly menuKey: MenuKey | null;
  /** Every role by default. */
  readonly roles?: readonly Role[];
}

/** A tab of a class or a course. */
export interface TabItem {
  readonly scope: 'class' | 'course';
  /** Path of one of the routes, with its parameter. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: string;
  readonly order: number;
  /** Every role by default. */
  readonly roles?: readonly Role[];
}

/** The screen that opens for a search result. */
export interface SearchTarget {
  /**
   * A route of any remote with a query; `:name` stands for a field of the row: `/editor/visitors/:code`,
   * `/users?q=:email`.
   */
  readonly path: `/${string}`;
  /** Every role by default. */
  readonly roles?: readonly Role[];
}

/** Records that the command palette (Ctrl+K) searches with a list of the API. */
export interface SearchSource {
  /** Heading of the results. */
  readonly label: string;
  readonly icon: string;
  /** Order among the sources of all remotes, ascending. */
  readonly order: number;
  /** A list that accepts `q`, `page` and `per_page`. */
  readonly endpoint: `/v${1 | 2}/${string}`;
  /** Further parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Fields of a row: the first is the title of the result, the others are shown beside it. `member.email` is a nested
   * field.
   */
  readonly fields: readonly [string, ...string[]];
  /** The first target that the account may open is used. */
  readonly open: readonly [SearchTarget, ...SearchTarget[]];
  /** The key that the list needs; accounts to which it was not granted explicitly do not search it. */
  readonly menuKey: MenuKey;
  /** Every role by default. */
  readonly roles?: readonly Role[];
}

/** A part of a screen that the command palette (Ctrl+K) finds by name: a dialog, a tab, a setting. */
export interface SearchPage {
  /** Address of a screen, without parameters. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: string;
  /** Null for a part that superadmins find only. */
  readonly menuKey: MenuKey | null;
  /** Every role by default. */
  readonly roles?: readonly Role[];
}

/** What the shell knows about a remote without running its code. */
export interface RemoteManifest {
  /** Folder and package name, `mf-classes`. */
  readonly remote: string;
  /** The CONTRACT_VERSION it was written for. */
  readonly contract: number;
  /** Indonesian name of the area, shown in error cards: 'Kelas'. */
  readonly label: string;
  /** Gets a mail when a candidate is withdrawn; superadmins do when it is absent. */
  readonly team?: { readonly name: string; readonly email: string };
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuItem[];
  readonly tabs: readonly TabItem[];
  /** What the command palette (Ctrl+K) finds of the remote besides its menu items. */
  readonly search?: readonly SearchSource[];
  readonly searchPages?: readonly SearchPage[];
}
