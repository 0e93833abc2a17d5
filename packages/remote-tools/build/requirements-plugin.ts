import { CONTRACT_VERSION, type RemoteManifest } from '@widya/contract/routing/manifest';
import type { Requirements } from '@widya/releases/compatibility';
import { REQUIREMENTS_FILE } from '@widya/releases/files';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { endpointsIn } from './api-endpoints.ts';

/** A module of the contract, in its sources or installed; without its schemas. */
const CONTRACT_SOURCE =
  /[\\/](?:packages|@widya)[\\/]contract[\\/](?:dist[\\/])?src[\\/](?!.*\.schemas\.[jt]s$).*\.[jt]s$/;

/** Modules of a compilation with those inside concatenated ones. */
const allModules = (compilation: Compilation): ReadonlySet<Module> =>
  new Set(
    [...compilation.modules].flatMap((module) =>
      'modules' in module ? [module, ...(module.modules as Iterable<Module>)] : [module],
    ),
  );

/** Exports of a shared module that the other modules refer to. */
function usedExports(compilation: Compilation, module: Module, all: ReadonlySet<Module>): readonly string[] {
  const names = new Set<string>();
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule || !all.has(originModule)) continue;
    if (connection.getActiveState(undefined) === false) continue;
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name = '*'] = Array.isArray(reference) ? reference : reference.name;
      names.add(name);
    }
  }
  return [...names].toSorted();
}

function sharedExports(compilation: Compilation): Requirements['shared'] {
  const all = allModules(compilation);
  const entries = [...compilation.modules].flatMap((module) => {
    if (module.type !== 'consume-shared-module') return [];
    const { options } = module as typeof module & { options: { shareKey: string } };
    return [[options.shareKey, usedExports(compilation, module, all)] as const];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function calledEndpoints(compilation: Compilation, manifest: RemoteManifest): Promise<readonly string[]> {
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

const menuKeysOf = ({ routes, menu, search = [], searchPages = [] }: RemoteManifest): readonly string[] =>
  [...new Set([...routes, ...menu, ...search, ...searchPages].flatMap(({ menuKey }) => menuKey ?? []))].toSorted();

/** Writes `requires.json`: what a build of a remote needs from the shell and the API. */
export class RequirementsPlugin {
  private readonly manifest: RemoteManifest;

  constructor(manifest: RemoteManifest) {
    this.manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RequirementsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before the version of the files is computed.
        { name: 'RequirementsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        async () => {
          if (compilation.errors.length > 0) return;
          const requirements: Requirements = {
            contract: CONTRACT_VERSION,
            shared: sharedExports(compilation),
            menuKeys: menuKeysOf(this.manifest),
            endpoints: await calledEndpoints(compilation, this.manifest),
          };
          compilation.emitAsset(REQUIREMENTS_FILE, new webpack.sources.RawSource(JSON.stringify(requirements)));
        },
      );
    });
  }
}
