import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Compilation, Module } from 'webpack';
import { endpointsIn } from './api-endpoints.ts';

/** A module of the contract, in its sources or installed; without its schemas. */
const CONTRACT_SOURCE =
  /[\\/](?:packages|@widya)[\\/]contract[\\/](?:dist[\\/])?src[\\/](?!.*\.schemas\.[jt]s$).*\.[jt]s$/;

/** Modules of a compilation with those inside concatenated ones. */
export const allModules = (compilation: Compilation): ReadonlySet<Module> =>
  new Set(
    [...compilation.modules].flatMap((module) =>
      'modules' in module ? [module, ...(module.modules as Iterable<Module>)] : [module],
    ),
  );

/**
 * Endpoints that the code of a remote and its manifest name, sorted; without those that the shell's API client calls
 * for it. A development build does not know which exports are used, so all of an imported module count.
 */
export async function calledEndpoints(compilation: Compilation, manifest: RemoteManifest): Promise<readonly string[]> {
  const called = new Set<string>();
  for (const { firstQuery } of manifest.routes) if (firstQuery) called.add(`GET ${firstQuery.path}`);
  for (const { endpoint } of manifest.search ?? []) called.add(`GET ${endpoint}`);
  for (const module of allModules(compilation)) {
    const file = module.nameForCondition();
    if (file === null || !CONTRACT_SOURCE.test(file)) continue;
    const used = compilation.moduleGraph.getUsedExports(module, undefined);
    if (used === false) continue;
    const names = used === true || used === null ? null : new Set(used);
    for (const endpoint of await endpointsIn(file, names)) called.add(endpoint);
  }
  return [...called].toSorted();
}
