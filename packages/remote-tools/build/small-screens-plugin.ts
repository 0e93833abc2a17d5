import webpack, { type Compiler } from 'webpack';

/** Bytes of source below which a file of its own costs more than it weighs in the shared one. */
const SMALL = 2_000;

const NAME = 'SmallScreensPlugin';

/**
 * Puts a screen that does little more than call a module shared with other screens into the file of that module, which
 * saves a request.
 */
export class SmallScreensPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { chunkGraph } = compilation;
      compilation.hooks.optimizeChunks.tap(
        // After shared code has been split off.
        { name: NAME, stage: webpack.OptimizationStages.STAGE_ADVANCED + 1 },
        () => {
          for (const chunk of [...compilation.chunks]) {
            const [group, ...others] = chunk.groupsIterable;
            if (!group || others.length > 0 || chunk.canBeInitial()) continue;
            if (chunkGraph.getChunkModulesSize(chunk) >= SMALL) continue;
            // Another one in the group has only the modules that the shell provides, and no file.
            const shared = group.chunks.find((other) => chunkGraph.getChunkModulesSize(other) >= SMALL);
            if (!shared || !chunkGraph.canChunksBeIntegrated(shared, chunk)) continue;
            chunkGraph.integrateChunks(shared, chunk);
            compilation.chunks.delete(chunk);
          }
        },
      );
    });
  }
}
