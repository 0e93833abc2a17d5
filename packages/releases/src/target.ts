import type { Registry, RemoteVersion } from '@widya/contract/routing/registry';

/** A target for publishing remotes: a folder or a bucket. */
export interface PublishTarget {
  /** Name for messages. */
  readonly name: string;
  /** Content of a file relative to the root; null when there is none. */
  readonly read: (file: string) => Promise<string | null>;
  /** Description of a complete build; null when there is none. */
  readonly build: (remote: string, version: string) => Promise<RemoteVersion | null>;
  /**
   * Copies the files of a build, with the description last, so that a build with a description is complete. Call it
   * only for a build that does not exist: a folder leaves an existing one unchanged, a bucket overwrites its files.
   */
  readonly addBuild: (remote: string, version: string, dir: string) => Promise<void>;
  /** Changes the registry atomically, so that concurrent commands both succeed. Returns the new registry. */
  readonly changeRegistry: (change: (registry: Registry) => Registry) => Promise<Registry>;
}

/** Path of a build relative to the root of a target. */
export const buildPath = (remote: string, version: string): string => `remotes/${remote}/${version}`;
