import type { ChunkGroup, Compilation, Module } from 'webpack';

/** Name of the written list of what the shell provides. */
export const PROVIDED_FILE = 'provided-modules.mjs';

/** For each provided module: the chunks that its `import()` fetches. */
export function providedGroups(compilation: Compilation): { readonly name: string; readonly group: ChunkGroup }[] {
  const list = [...compilation.modules].find((module) => module.nameForCondition()?.endsWith(PROVIDED_FILE));
  // Once modules are concatenated, the list is the root of one of them.
  const root = list && 'rootModule' in list ? (list.rootModule as Module) : list;
  return (root?.blocks ?? []).flatMap((block) => {
    const [dependency] = block.dependencies;
    const group = compilation.chunkGraph.getBlockChunkGroup(
      block as Parameters<typeof compilation.chunkGraph.getBlockChunkGroup>[0],
    );
    return dependency && 'request' in dependency && group ? { name: String(dependency.request), group } : [];
  });
}
