import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteVersion } from '../../packages/contract/src/routing/registry.ts';
import { BUILT_FILE } from '../../packages/releases/src/files.ts';
import { readRemoteFile } from '../../packages/releases/src/local-registry.ts';
import { writeFileAtomically } from '../../packages/releases/src/write-file.ts';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';
import type { RemoteBuildOptions } from '../../packages/remote-tools/build/remote-config.ts';
import type { Configuration } from '../../packages/remote-tools/build/run-webpack.ts';
import { remoteSourceHash } from '../../packages/remote-tools/build/source-version.ts';
import { compressFolder } from './compress.ts';

type RemoteConfigFile = { default: (options?: RemoteBuildOptions) => Promise<Configuration> };

/** Loads the webpack configuration in the folder of a remote. */
export async function loadRemoteConfig(name: string, options: RemoteBuildOptions): Promise<Configuration> {
  const file = path.join(ROOT, name, 'webpack.config.ts');
  const module = (await import(pathToFileURL(file).href)) as RemoteConfigFile;
  return module.default(options);
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
  const known = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(known).filter(([, version]) => readRemoteFile(path.join(folder, version)) !== null),
  );
}

/**
 * Prepares the build of a remote in a folder of builds. It is compiled in a temporary folder, which is renamed when it
 * is complete, so that a folder named after a version is always complete and never changed.
 */
export async function prepareRemote(name: string, dist: string): Promise<RemoteJob> {
  const folder = path.join(dist, 'remotes', name);
  const sources = remoteSourceHash(name);
  const temporary = path.join(folder, `${sources}.${process.pid}.tmp`);
  const known = readBuilt(folder)[sources];
  const config = known === undefined ? await loadRemoteConfig(name, { outDir: temporary }) : null;
  const discard = () => rmSync(temporary, { recursive: true, force: true });
  const finish = async (): Promise<BuiltRemote> => {
    const version = known ?? readRemoteFile(temporary)?.version;
    if (version === undefined) throw new Error(`${name}: no remote.json in ${path.relative(ROOT, temporary)}`);
    const dir = path.join(folder, version);
    if (known === undefined) {
      // Other sources may have given the same output before.
      if (readRemoteFile(dir)) discard();
      else {
        await compressFolder(temporary);
        rmSync(dir, { recursive: true, force: true });
        renameSync(temporary, dir);
      }
      writeFileAtomically(path.join(folder, BUILT_FILE), JSON.stringify({ ...readBuilt(folder), [sources]: version }));
    }
    const build = readRemoteFile(dir);
    if (!build) throw new Error(`${name}: no remote.json in ${path.relative(ROOT, dir)}`);
    return { build, dir };
  };
  return { name, config, finish, discard };
}
