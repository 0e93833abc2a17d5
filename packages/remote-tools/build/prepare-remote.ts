import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteVersion } from '@widya/contract/routing/registry';
import { compressFolder } from '@widya/releases/compress-folder';
import { BUILT_FILE } from '@widya/releases/files';
import { readRemoteFile } from '@widya/releases/local-registry';
import { writeFileAtomically } from '@widya/releases/write-file';
import type { Configuration } from 'webpack';
import { remoteNameOf } from './package-facts.ts';
import type { RemoteBuildOptions } from './remote-config.ts';
import { remoteSourceHash } from './remote-source-hash.ts';

type RemoteConfigFile = { default: (options?: RemoteBuildOptions) => Promise<Configuration> };

/**
 * The webpack configuration of a remote: that of its `webpack.config.ts`, or the usual one.
 * @param dir folder of the remote.
 */
export async function loadRemoteConfig(dir: string, options: RemoteBuildOptions): Promise<Configuration> {
  const file = path.join(dir, 'webpack.config.ts');
  if (existsSync(file)) return ((await import(pathToFileURL(file).href)) as RemoteConfigFile).default(options);
  // Imported on demand, so that a start without changes does not load the compiler.
  const { remoteConfig } = await import('./remote-config.ts');
  return remoteConfig(dir, options);
}

/** A finished build and its folder. */
export interface BuiltRemote {
  readonly build: RemoteVersion;
  readonly dir: string;
}

/** A build to compile, or an existing one. */
export interface RemoteJob {
  readonly name: string;
  /** The configuration to compile; null when the build exists. */
  readonly config: Configuration | null;
  /** To be called after compiling: moves the files to the folder of their version. */
  readonly finish: () => Promise<BuiltRemote>;
  /** To be called when compiling failed: removes the written files. */
  readonly discard: () => void;
}

/** Versions by source hash whose builds exist. */
function readBuilt(folder: string): Readonly<Record<string, string>> {
  const file = path.join(folder, BUILT_FILE);
  if (!existsSync(file)) return {};
  const versions = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(versions).filter(([, version]) => readRemoteFile(path.join(folder, version)) !== null),
  );
}

/**
 * Prepares the build of a remote in a folder of builds. It is compiled in a temporary folder, which is renamed when it
 * is complete, so that a folder named after a version is always complete and never changed.
 * @param dir folder of the remote.
 */
export async function prepareRemote(dir: string, dist: string): Promise<RemoteJob> {
  const name = remoteNameOf(dir);
  const folder = path.join(dist, 'remotes', name);
  const sources = remoteSourceHash(dir);
  const temporary = path.join(folder, `${sources}.${process.pid}.tmp`);
  const existing = readBuilt(folder)[sources];
  const config = existing === undefined ? await loadRemoteConfig(dir, { outDir: temporary }) : null;
  const discard = () => rmSync(temporary, { recursive: true, force: true });
  const finish = async (): Promise<BuiltRemote> => {
    const version = existing ?? readRemoteFile(temporary)?.version;
    if (version === undefined) throw new Error(`${name}: no remote.json in ${temporary}`);
    const built = path.join(folder, version);
    if (existing === undefined) {
      // Other sources may have given the same output before.
      if (readRemoteFile(built)) discard();
      else {
        await compressFolder(temporary);
        rmSync(built, { recursive: true, force: true });
        renameSync(temporary, built);
      }
      writeFileAtomically(path.join(folder, BUILT_FILE), JSON.stringify({ ...readBuilt(folder), [sources]: version }));
    }
    const build = readRemoteFile(built);
    if (!build) throw new Error(`${name}: no remote.json in ${built}`);
    return { build, dir: built };
  };
  return { name, config, finish, discard };
}
