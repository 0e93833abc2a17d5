import type { ChunkGroup, Compilation, Module } from 'webpack';

/** File name of the generated list of provided modules. */
export const PROVIDED_FILE = 'provided-modules.mjs';

/** The `import()` of each provided module. */
function providedBlocks(compilation: Compilation) {
  const list = [...compilation.modules].find((module) => module.nameForCondition()?.endsWith(PROVIDED_FILE));
  // After concatenation, the list is the root of a concatenated module.
  const root = list && 'rootModule' in list ? (list.rootModule as Module) : list;
  return (root?.blocks ?? []).flatMap((block) => {
    const [dependency] = block.dependencies;
    return dependency && 'request' in dependency ? { name: String(dependency.request), dependency, block } : [];
  });
}

/** The provided modules by import name. */
export const providedModules = (compilation: Compilation): { readonly name: string; readonly module: Module }[] =>
  providedBlocks(compilation).flatMap(({ name, dependency }) => {
    const module = compilation.moduleGraph.getModule(dependency);
    return module ? { name, module } : [];
  });

/** The chunks that the `import()` of each provided module loads. */
export const providedGroups = (compilation: Compilation): { readonly name: string; readonly group: ChunkGroup }[] =>
  providedBlocks(compilation).flatMap(({ name, block }) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(
      block as Parameters<typeof compilation.chunkGraph.getBlockChunkGroup>[0],
    );
    return group ? { name, group } : [];
  });
