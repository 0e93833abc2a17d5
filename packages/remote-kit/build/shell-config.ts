import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config.ts';
import { hotPlugins } from './hot-plugins.ts';
import { DIST, SHELL } from './paths.ts';
import type { SharedUsage } from './place-shared.ts';
import { writeShareScope } from './share-scope-module.ts';
import { SharedChunksPlugin } from './shared-chunks-plugin.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';

export interface ShellBuildOptions extends BuildMode {
  readonly version?: string;
  readonly outDir?: string;
  /** What remotes import, to place it; without it every shared module is a file of its own. */
  readonly usage?: SharedUsage;
}

/**
 * The webpack configuration of the shell: a plain bundle. It is no federation host by plugin, because that would put the
 * federation runtime into the sign-in page; the runtime comes in a chunk of its own after sign-in.
 */
export function shellConfig(options: ShellBuildOptions = {}): Configuration {
  const { hot = false } = options;
  const base = baseConfig({ hot });
  return {
    ...base,
    name: 'shell',
    context: SHELL,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...base.resolve,
      alias: { 'widya-provided-modules$': writeShareScope() },
      // The written list lies outside the shell's folder but imports what the shell depends on.
      modules: ['node_modules', path.join(SHELL, 'node_modules')],
    },
    output: {
      path: options.outDir ?? path.join(DIST, 'shell'),
      publicPath: '/',
      uniqueName: 'widya-shell',
      filename: hot ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: hot ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 15_000,
      clean: false,
    },
    optimization: {
      ...base.optimization,
      // The shell's own files are those named by `import()`; a module two of them need is in both, and runs once all the same.
      splitChunks: false,
    },
    plugins: [
      new webpack.DefinePlugin({
        // Read by the federation runtime: leave out its Node and its manifest parts, of which this shell uses neither.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        'process.env.WIDYA_SHELL_VERSION': JSON.stringify(options.version ?? 'dev'),
      }),
      new SharedChunksPlugin(options.usage ?? {}),
      new ShellAssetsPlugin(),
      ...(hot ? hotPlugins('shell') : []),
    ],
  };
}
