import type { RemoteManifest } from './manifest.ts';

/** Files of one screen, relative to the base URL of its build, apart from `shared`. */
export interface ScreenAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Names of the shared modules it takes from the shell, `@widya/design-system/table`. */
  readonly shared: readonly string[];
}

/** One immutable build of a remote. */
export interface RemoteBuild {
  /** `0.1.0-3f2a9c1b7d`; also the name of its folder. */
  readonly version: string;
  /** Where its files lie, ending with a slash: `/remotes/mf-classes/0.1.0-3f2a9c1b7d/` or an absolute address. */
  readonly baseUrl: string;
  /** File of the entry, relative to the base URL. */
  readonly entry: string;
  /** Subresource integrity of the entry, `sha384-…`; null for a development server. */
  readonly integrity: string | null;
  /** Global variable the entry leaves its container in. */
  readonly global: string;
  /** Global array through which its chunks arrive; cleared before the entry is loaded anew. */
  readonly chunkGlobal: string;
  /** CONTRACT_VERSION it was built for. */
  readonly contract: number;
  /** Screens it really exposes, by name. */
  readonly screens: Readonly<Record<string, ScreenAssets>>;
}

/** A build with the manifest it was built from; kept as `remote.json` in the folder of the build. */
export interface RemoteVersion extends RemoteBuild {
  readonly manifest: RemoteManifest;
}

/** What is live of a remote, and what can be gone back to. */
export interface RegistryRemote {
  readonly name: string;
  readonly current: RemoteVersion;
  readonly previous: RemoteBuild | null;
}

/** `registry.json`, also inlined into the page. */
export interface Registry {
  readonly schema: 1;
  readonly remotes: readonly RegistryRemote[];
}

/** Files of the shell that a page can ask for early; absolute paths. `assets.json` beside the built shell. */
export interface ShellAssets {
  /** Scripts of the first download; they stand in the page itself. */
  readonly main: readonly string[];
  /** Scripts of the signed-in frame. */
  readonly app: readonly string[];
  /** Scripts of the federation runtime. */
  readonly federation: readonly string[];
  /** Scripts of each shared module that is in none of the former. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** Fonts used by every page. */
  readonly fonts: readonly string[];
}
