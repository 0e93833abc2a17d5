import type { Role } from '../endpoint.ts';
import type { MenuKey } from '../menu.ts';

/**
 * The version of the agreement between shell and remotes. The shell refuses a remote built for another one with words.
 * Raise it when a manifest field changes meaning or a remote-kit export is taken away.
 */
export const CONTRACT_VERSION = 1;

/** The read a screen does first. The page starts it in parallel with the code of the screen. */
export interface FirstQuery {
  /** API path; `:name` parts are filled from the route's parameters. */
  readonly path: `/v${1 | 2}/${string}`;
  /** Parameters and their values when the address names none. */
  readonly query: Readonly<Record<string, string>>;
  /** Names of parameters that are taken over from the address of the page. */
  readonly fromUrl: readonly string[];
}

/** A screen and the address it answers to. Source: A-001. */
export interface RemoteRoute {
  /** `/editor/classDetail/:event_url`; matched exactly, a trailing slash aside. */
  readonly path: `/${string}`;
  /** Name of the screen, `ClassDetail`, kept in the folder `src/screens/class-detail`. */
  readonly screen: string;
  /** The menu key that displays it; null when it needs none. */
  readonly menuKey: MenuKey | null;
  /** False for the named exceptions, which an empty menu list does not open. */
  readonly emptyMenuGrants: boolean;
  /** Who may see it at all. */
  readonly roles: readonly Role[];
  /** Indonesian title of the document and the breadcrumb. */
  readonly title: string;
  readonly firstQuery?: FirstQuery;
  /** A screen about one class or course that is none of its tabs: the sidebar stays inside the record. */
  readonly scope?: TabItem['scope'];
}

/** A line of the main sidebar. */
export interface MenuItem {
  /** Path of one of the routes, without parameters. */
  readonly path: `/${string}`;
  /** Query with which the line opens the screen. */
  readonly search?: Readonly<Record<string, string>>;
  readonly label: string;
  /** Name of a lucide icon, `calendar-days`. */
  readonly icon: string;
  /** Heading it stands under. */
  readonly group: string;
  /** Place inside its group, ascending. */
  readonly order: number;
  readonly menuKey: MenuKey | null;
  /** Every role when left out. */
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
  /** Every role when left out. */
  readonly roles?: readonly Role[];
}

/** Where a found record opens. */
export interface SearchTarget {
  /** A route of any remote, and a query; `:name` stands for a field of the row: `/editor/visitors/:code`, `/users?q=:email`. */
  readonly path: `/${string}`;
  /** Every role when left out. */
  readonly roles?: readonly Role[];
}

/** Records that Ctrl+K finds by asking a list of the API. */
export interface SearchSource {
  /** Heading of what is found. */
  readonly label: string;
  readonly icon: string;
  /** Place among the sources of all remotes, ascending. */
  readonly order: number;
  /** A list that answers to `q`, `page` and `per_page`. */
  readonly endpoint: `/v${1 | 2}/${string}`;
  /** Its other parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Fields of a row: the first is what it is called, the others stand small beside it. `member.email` is one inside another. */
  readonly fields: readonly [string, ...string[]];
  /** The first one that the account may open is taken. */
  readonly open: readonly [SearchTarget, ...SearchTarget[]];
  /** The key that the list needs. Accounts that were not granted it by name do not ask. */
  readonly menuKey: MenuKey;
  /** Every role when left out. */
  readonly roles?: readonly Role[];
}

/** A part of a screen that Ctrl+K finds by its name: a dialog, a tab, a setting. */
export interface SearchPage {
  /** Address of a screen, without parameters. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: string;
  readonly menuKey: MenuKey;
  /** Every role when left out. */
  readonly roles?: readonly Role[];
}

/** What the shell may know of a remote without running any of its code. */
export interface RemoteManifest {
  /** Folder and package name, `mf-classes`. */
  readonly remote: string;
  /** CONTRACT_VERSION it was written for. */
  readonly contract: number;
  /** Indonesian name of the area, used in error cards: 'Kelas'. */
  readonly label: string;
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuItem[];
  readonly tabs: readonly TabItem[];
  /** What Ctrl+K finds of it besides the lines of the menu. */
  readonly search?: readonly SearchSource[];
  readonly searchPages?: readonly SearchPage[];
}
