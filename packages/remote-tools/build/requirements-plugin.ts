import { CONTRACT_VERSION, type RemoteManifest } from '@widya/contract/routing/manifest';
import type { Requirements } from '@widya/releases/compatibility';
import { REQUIREMENTS_FILE } from '@widya/releases/files';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { allModules, calledEndpoints } from './called-endpoints.ts';
import { shareKeyOf } from './share-key.ts';

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
    const key = shareKeyOf(module);
    return key === null ? [] : [[key, usedExports(compilation, module, all)] as const];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
