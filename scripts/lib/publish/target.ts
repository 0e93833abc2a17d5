import type { Registry, RemoteVersion } from '../../../packages/contract/src/routing/registry.ts';

/** Where remotes are published: a folder, or a bucket. */
export interface PublishTarget {
  /** How it is called in messages. */
  readonly name: string;
  /** Description of a build that lies there complete; null when there is none. */
  readonly build: (remote: string, version: string) => Promise<RemoteVersion | null>;
  /** Copies the files of a build; the description goes last, so that a build with a description is whole. Never overwrites one. */
  readonly addBuild: (remote: string, version: string, dir: string) => Promise<void>;
  /** Changes the registry in one step; two that publish at the same time both succeed. Returns the registry as it is then. */
  readonly changeRegistry: (change: (registry: Registry) => Registry) => Promise<Registry>;
}

/** Place of a build below the root of a target. */
export const buildPath = (remote: string, version: string): string => `remotes/${remote}/${version}`;
