import { DIST, remoteNames } from '../../packages/remote-kit/build/paths.ts';
import { readManifest } from '../../packages/remote-kit/build/read-manifest.ts';
import { validateTogether } from '../../packages/remote-kit/build/validate-manifest.ts';
import { prepareRemote } from './build-remote.ts';
import { prepareShell } from './build-shell.ts';
import { buildSite } from './build-site.ts';
import { directoryTarget } from './publish/directory-target.ts';
import { flip, keepOnly } from './registry.ts';

export interface BuildResult {
  /** Compiled apps; empty when no source has changed since the last build. */
  readonly compiled: readonly string[];
  readonly milliseconds: number;
}

/**
 * Builds shell and all remotes in one webpack process and the participants' site in another, and activates them in
 * `registry.json`. Unchanged apps are not built.
 * @throws Error with the problem of manifests or code; nothing new is live then.
 */
export async function buildApps(dist: string = DIST): Promise<BuildResult> {
  const started = performance.now();
  const names = remoteNames();
  validateTogether(await Promise.all(names.map((name) => readManifest(name))));
  // In a separate process, parallel to the compiler of shell and remotes.
  const site = buildSite(dist);
  site.catch(() => undefined);
  const shell = await prepareShell(dist);
  const remotes = await Promise.all(names.map((name) => prepareRemote(name, dist)));
  const configs = [...shell.configs, ...remotes.flatMap(({ config }) => config ?? [])];
  if (configs.length > 0) {
    // Imported on demand, so that a start without changes does not load the compiler.
    const { runWebpack } = await import('../../packages/remote-kit/build/run-webpack.ts');
    await runWebpack(configs).catch((error: unknown) => {
      for (const remote of remotes) remote.discard();
      throw error;
    });
  }
  const builds = await Promise.all(remotes.map((remote) => remote.finish()));
  await shell.finish();
  const hasNewSite = await site;
  await directoryTarget(dist).changeRegistry((registry) => builds.reduce(flip, keepOnly(registry, names)));
  return {
    compiled: [...configs.map(({ name }) => name ?? ''), ...(hasNewSite ? ['site'] : [])],
    milliseconds: Math.round(performance.now() - started),
  };
}
