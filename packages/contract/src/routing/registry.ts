import type { RemoteManifest } from './manifest.ts';

/** Files of a screen relative to the base URL of its build; `shared` has names instead. */
export interface ScreenAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Names of the shared modules that the shell provides, such as `@widya/design-system/table`. */
  readonly shared: readonly string[];
  /**
   * Subresource integrity of its files by name, `sha256-…`. Absent for a development server, for older builds, and
   * in the page for other screens than that of the address.
   */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Who published a build, and from what. */
export interface Release {
  /** Name of the account or the program. */
  readonly by: string;
  readonly at: string;
  /** Commit of the sources; null when unknown. */
  readonly commit: string | null;
  /** Size of its scripts and styles as they are sent, compressed. */
  readonly bytes: number;
  /** Fingerprint of the registered key whose signature was verified; absent when none was required. */
  readonly key?: string;
}

/** One immutable build of a remote. */
export interface RemoteBuild {
  /** `0.1.0-3f2a9c1b7d`, which is also the name of its folder. */
  readonly version: string;
  /** Base address of its files, with a trailing slash: `/remotes/mf-classes/0.1.0-3f2a9c1b7d/` or absolute. */
  readonly baseUrl: string;
  /** File of the entry, relative to the base URL. */
  readonly entry: string;
  /** Subresource integrity of the entry, `sha256-…` (`sha384-…` in older builds); null for a development server. */
  readonly integrity: string | null;
  /** Global variable in which the entry stores its container. */
  readonly global: string;
  /** Global array to which its chunks are added; cleared before the entry is loaded again. */
  readonly chunkGlobal: string;
  /** The CONTRACT_VERSION it was built for. */
  readonly contract: number;
  /** The screens that the build exposes, by name. */
  readonly screens: Readonly<Record<string, ScreenAssets>>;
  /** Absent for builds of a development server, in pages, and for builds that were published before it was recorded. */
  readonly release?: Release;
}

/** A build with its manifest; stored as `remote.json` in the folder of the build. */
export interface RemoteVersion extends RemoteBuild {
  readonly manifest: RemoteManifest;
}

/** The accounts that a candidate is given to: those of the share, those that are named, and all admins if so. */
export interface Audience {
  /** Percent of all accounts, from 0 to 100, with up to two decimals. */
  readonly share: number;
  /** Keys of accounts: `admin:12`, `instructor:3`. */
  readonly accounts: readonly string[];
  /** Whether all admins and superadmins get it. */
  readonly admins: boolean;
}

/** A build that only its audience gets, until it is promoted or withdrawn. */
export interface Candidate extends Audience {
  readonly build: RemoteVersion;
}

/** The live version of a remote and the versions for a rollback. */
export interface RegistryRemote {
  readonly name: string;
  readonly current: RemoteVersion;
  readonly previous: RemoteBuild | null;
  readonly candidate?: Candidate;
  /** Nobody gets the remote: no menu item leads to it, and its addresses show that it is disabled. */
  readonly disabled?: true;
}

/** The content of `registry.json`, which is also inlined into the page. */
export interface Registry {
  readonly schema: 1;
  readonly remotes: readonly RegistryRemote[];
}

/** Files of the shell that can be preloaded, as absolute paths; stored as `assets.json` beside the built shell. */
export interface ShellAssets {
  /** Scripts in the page itself. */
  readonly main: readonly string[];
  /** Scripts of the signed-in frame, with the federation runtime. */
  readonly app: readonly string[];
  /** Scripts of the other shared modules, by name. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** Fonts of every page, which staff get after their first screen. */
  readonly fonts: readonly string[];
  /** Approximate compressed sizes of `main` and `app`; absent in development. */
  readonly bytes?: { readonly main: number; readonly frame: number };
}
