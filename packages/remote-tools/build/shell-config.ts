import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROVISIONS_FILE } from '@widya/releases/files';
import webpack, { type Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config.ts';
import { developmentReact, modeOfModules } from './development-react.ts';
import { hotPlugins } from './hot-plugins.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { DIST, GENERATED, SHELL } from './paths.ts';
import type { SharedUsage } from './place-shared.ts';
import { ProvisionsPlugin } from './provisions-plugin.ts';
import { routerBuild } from './router-build.ts';
import { writeShareScope } from './share-scope-module.ts';
import { SharedChunksPlugin } from './shared-chunks-plugin.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';

export interface ShellBuildOptions extends BuildMode {
  readonly version?: string;
  readonly outDir?: string;
  /**
   * Imports of the remotes, by which shared modules are distributed; without them every shared module has its own file.
   */
  readonly usage?: SharedUsage;
}

/**
 * The webpack configuration of the shell: a plain bundle. It does not use the federation plugin, which would add the
 * federation runtime to the sign-in page; the runtime is part of the frame.
 */
export function shellConfig(options: ShellBuildOptions = {}): Configuration {
  const { hot = false } = options;
  const base = baseConfig({ hot });
  return {
    ...base,
    name: 'shell',
    context: SHELL,
    entry: { main: './src/entry.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        'widya-provided-modules$': writeShareScope(),
        ...developmentReact(),
        ...(hot ? {} : { 'react-router$': routerBuild() }),
      },
      // The generated list is outside the shell's folder but imports the shell's dependencies.
      modules: ['node_modules', path.join(SHELL, 'node_modules')],
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /packages[\\/]contract[\\/]src[\\/][a-z-]+\.ts$/,
          // Before the types are removed.
          enforce: 'pre',
          use: fileURLToPath(import.meta.resolve('@widya/remote-tools/build/endpoint-text-loader')),
        },
      ],
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
      nodeEnv: false,
      splitChunks: hot ? false : lazyChunks,
    },
    plugins: [
      modeOfModules(hot ? 'development' : 'production'),
      new webpack.DefinePlugin({
        // Flags of the federation runtime that leave out its Node and manifest code, which the shell does not use.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        'process.env.WIDYA_SHELL_VERSION': JSON.stringify(options.version ?? 'dev'),
      }),
      new SharedChunksPlugin(options.usage ?? {}),
      new ShellAssetsPlugin(),
      ...(hot
        ? hotPlugins('shell')
        : [new ProvisionsPlugin(options.version ?? 'dev', path.join(GENERATED, PROVISIONS_FILE))]),
    ],
  };
}
