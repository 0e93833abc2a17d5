import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteVersion } from '../../packages/contract/src/routing/registry.ts';
import { ROOT } from '../../packages/remote-kit/build/paths.ts';
import type { RemoteBuildOptions } from '../../packages/remote-kit/build/remote-config.ts';
import type { Configuration } from '../../packages/remote-kit/build/run-webpack.ts';
import { remoteSourceVersion } from '../../packages/remote-kit/build/source-version.ts';
import { compressFolder } from './compress.ts';
import { readRemoteFile } from './local-registry.ts';

type RemoteConfigFile = { default: (options?: RemoteBuildOptions) => Promise<Configuration> };

/** Loads the webpack configuration in the folder of a remote. */
export async function loadRemoteConfig(name: string, options: RemoteBuildOptions): Promise<Configuration> {
  const file = path.join(ROOT, name, 'webpack.config.ts');
  const module = (await import(pathToFileURL(file).href)) as RemoteConfigFile;
  return module.default(options);
}

/** A build to compile, or an existing one. */
export interface RemoteJob {
  readonly name: string;
  readonly version: string;
  /** Folder of the finished build. */
  readonly dir: string;
  /** The configuration to compile; null when the build exists. */
  readonly config: Configuration | null;
  /** To be called after compiling: moves the files to their place. Returns the description of the build. */
  readonly finish: () => Promise<RemoteVersion>;
  /** To be called when compiling failed: removes the written files. */
  readonly discard: () => void;
}

/**
 * Prepares the build of a remote in a folder of builds. It is compiled in a temporary folder, which is renamed when it
 * is complete, so that a folder named after a version is always complete and never changed.
 */
export async function prepareRemote(name: string, dist: string): Promise<RemoteJob> {
  const version = remoteSourceVersion(name);
  const dir = path.join(dist, 'remotes', name, version);
  const temporary = `${dir}.${process.pid}.tmp`;
  const built = readRemoteFile(dir) !== null;
  const config = built ? null : await loadRemoteConfig(name, { version, outDir: temporary });
  const finish = async (): Promise<RemoteVersion> => {
    if (!built) {
      await compressFolder(temporary);
      rmSync(dir, { recursive: true, force: true });
      renameSync(temporary, dir);
    }
    const description = readRemoteFile(dir);
    if (!description) throw new Error(`${name}: no remote.json in ${path.relative(ROOT, dir)}`);
    return description;
  };
  const discard = () => rmSync(temporary, { recursive: true, force: true });
  return { name, version, dir, config, finish, discard };
}
