import path from 'node:path';
import type { Registry } from '../../packages/contract/src/routing/registry.ts';
import { directoryTarget } from '../../packages/releases/src/directory-target.ts';
import { readLocalRegistry } from '../../packages/releases/src/local-registry.ts';
import { keepOnly, makeLive } from '../../packages/releases/src/registry-changes.ts';
import { validateTogether } from '../../packages/releases/src/validate-together.ts';
import { enforce, judgeShell, readRequirements } from '../../packages/releases/src/verdict.ts';
import { DIST, ROOT, remoteNames } from '../../packages/remote-tools/build/paths.ts';
import { readManifest } from '../../packages/remote-tools/build/read-manifest.ts';
import { prepareShell } from './build-shell.ts';
import { buildSite } from './build-site.ts';
import { compileRemotes } from './compile-remotes.ts';

export interface BuildResult {
  /** Compiled apps; empty when no source has changed since the last build. */
  readonly compiled: readonly string[];
  readonly milliseconds: number;
}

/**
 * Builds shell and all remotes in one webpack process and the participants' site in another, and activates them in
 * `registry.json`. Unchanged apps are not built.
 * @param isForced only warns when the shell lacks what a remote needs.
 * @throws Error with the problem of manifests or code; nothing new is live then.
 */
export async function buildApps({ dist = DIST, isForced = false } = {}): Promise<BuildResult> {
  const started = performance.now();
  const names = remoteNames();
  validateTogether(await Promise.all(names.map((name) => readManifest(path.join(ROOT, name)))));
  // In a separate process, parallel to the compiler of shell and remotes.
  const site = buildSite(dist);
  site.catch(() => undefined);
  const shell = await prepareShell(dist);
  const { remotes, compiled } = await compileRemotes(names, dist, shell.configs);
  const target = directoryTarget(dist);
  const activate = (registry: Registry): Registry =>
    remotes.reduce((next, { build }) => makeLive(next, build), keepOnly(registry, names));
  const verdict = await judgeShell(shell.provisions(), activate(readLocalRegistry(dist)), (remote, version) =>
    readRequirements(target, remote, version),
  );
  enforce('The shell would break remotes:', verdict, isForced);
  await shell.finish();
  const hasNewSite = await site;
  await target.changeRegistry(activate);
  return {
    compiled: [...compiled, ...(hasNewSite ? ['site'] : [])],
    milliseconds: Math.round(performance.now() - started),
  };
}
