import type { ChunkGroup, Compilation, Module } from 'webpack';

/** File name of the generated list of provided modules. */
export const PROVIDED_FILE = 'provided-modules.mjs';

/** The chunks that the `import()` of each provided module loads. */
export function providedGroups(compilation: Compilation): { readonly name: string; readonly group: ChunkGroup }[] {
  const list = [...compilation.modules].find((module) => module.nameForCondition()?.endsWith(PROVIDED_FILE));
  // After concatenation, the list is the root of a concatenated module.
  const root = list && 'rootModule' in list ? (list.rootModule as Module) : list;
  return (root?.blocks ?? []).flatMap((block) => {
    const [dependency] = block.dependencies;
    const group = compilation.chunkGraph.getBlockChunkGroup(
      block as Parameters<typeof compilation.chunkGraph.getBlockChunkGroup>[0],
    );
    return dependency && 'request' in dependency && group ? { name: String(dependency.request), group } : [];
  });
}
