import type { ChunkGraph, Configuration, Module } from 'webpack';

/**
 * Chunks that are loaded before rows: a part of one of them in a file of its own would cost a request. The last are the
 * shared modules of remotes, placed by `SharedChunksPlugin`.
 */
const BEFORE_ROWS = /^(main|app|auth-dialog|profile|development-react|shared-\d+|mf-[a-z-]+\d+)$/;

/** Bytes before minification below which a second copy costs less than a request. */
const MIN_SIZE = 60_000;

const isOfOverlays = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'overlays');

/**
 * Moves code that several files need which are loaded on demand (charts, editors, overlays) to a file of its own, so
 * that a tab loads it once. What overlays share with others is one file, because the frame loads it by itself.
 */
export const lazyChunks: Exclude<NonNullable<Configuration['optimization']>['splitChunks'], undefined> = {
  chunks: ({ name }) => !BEFORE_ROWS.test(name ?? ''),
  minSize: MIN_SIZE,
  minSizeReduction: MIN_SIZE,
  cacheGroups: {
    overlays: { name: 'overlay-base', test: isOfOverlays, minChunks: 2, priority: 1 },
    default: { minChunks: 2, reuseExistingChunk: true },
    defaultVendors: false,
  },
};
