import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { placeShared, type SharedFile, type SharedUsage } from './place-shared.ts';
import { providedGroups } from './provided-groups.ts';

/** A file used by a single remote has its name. */
function nameOf({ users }: SharedFile<Module>, at: number): string {
  const [remote, ...others] = new Set([...users].map((user) => user.split('/')[0]));
  return `${others.length === 0 ? remote : 'shared'}-${at + 1}`;
}

/**
 * Distributes provided modules over files by their users. Modules imported by the shell's frame stay in its parent
 * chunk. A module that no remote imports gets its own file, for remotes that were built earlier.
 */
export class SharedChunksPlugin {
  private readonly usage: SharedUsage;

  constructor(usage: SharedUsage) {
    this.usage = usage;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedChunksPlugin', (compilation) => {
      // webpack calls the hook again whenever a plugin has changed chunks.
      let isPlaced = false;
      compilation.hooks.unseal.tap('SharedChunksPlugin', () => {
        isPlaced = false;
      });
      compilation.hooks.optimizeChunks.tap(
        { name: 'SharedChunksPlugin', stage: webpack.OptimizationStages.STAGE_ADVANCED },
        () => {
          if (!isPlaced) this.place(compilation);
          isPlaced = true;
        },
      );
    });
  }

  private place(compilation: Compilation): void {
    const { chunkGraph } = compilation;
    const chunksOf = new Map<Module, Set<Chunk>>();
    const usersOf = new Map<Module, Set<string>>();
    for (const { name, group } of providedGroups(compilation))
      for (const chunk of group.chunks)
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          chunksOf.set(module, (chunksOf.get(module) ?? new Set()).add(chunk));
          const users = usersOf.get(module) ?? new Set();
          for (const user of this.usage[name] ?? []) users.add(user);
          usersOf.set(module, users);
        }
    const modules = [...usersOf]
      .filter(([, users]) => users.size > 0)
      .toSorted(([a], [b]) => (a.identifier() < b.identifier() ? -1 : 1))
      .map(([module, users]) => ({ items: [module], users, size: module.size() }));
    const files = placeShared(modules).toSorted((a, b) => b.users.size - a.users.size);
    for (const [at, file] of files.entries()) {
      const target = compilation.addChunk(nameOf(file, at));
      for (const module of file.items)
        for (const chunk of chunksOf.get(module) ?? []) {
          chunk.split(target);
          chunkGraph.disconnectChunkAndModule(chunk, module);
          chunkGraph.connectChunkAndModule(target, module);
        }
    }
  }
}
