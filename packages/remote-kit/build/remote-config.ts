import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config.ts';
import { externalRuntime } from './external-runtime.ts';
import { hotPlugins } from './hot-plugins.ts';
import { DIST, screenFolder } from './paths.ts';
import { readManifest } from './read-manifest.ts';
import { RemoteFilePlugin } from './remote-file-plugin.ts';
import { consumedByRemotes } from './shared.ts';
import { remoteSourceVersion } from './source-version.ts';

// The package is CommonJS; through `require` its named export is found whatever the interop.
const { ModuleFederationPlugin } = createRequire(import.meta.url)(
  '@module-federation/enhanced/webpack',
) as typeof import('@module-federation/enhanced/webpack');

export interface RemoteBuildOptions extends BuildMode {
  /** Version to build; by default the hash of the sources. */
  readonly version?: string;
  /** Where the browser will find the files; by default under `/remotes/` of the shell's origin. */
  readonly baseUrl?: string;
  /** Folder to write to. */
  readonly outDir?: string;
}

/** One expose per screen: `ClassList` is `./screens/ClassList`, a chunk by itself. */
const exposesOf = (manifest: RemoteManifest): Record<string, { import: string; name: string }> =>
  Object.fromEntries(
    manifest.routes.map(({ screen }) => [
      `./screens/${screen}`,
      { import: `./src/screens/${screenFolder(screen)}/index.tsx`, name: screen },
    ]),
  );

/**
 * The webpack configuration of a remote, made from its manifest.
 * @param dir folder of the remote (`import.meta.dirname` of its `webpack.config.ts`).
 *
 * The names of its container and of its chunk array carry the version: two versions can live in one tab (an old one still
 * shown, a new one or the previous one loaded) without taking each other's chunks.
 */
export async function remoteConfig(dir: string, options: RemoteBuildOptions = {}): Promise<Configuration> {
  const { hot = false } = options;
  const name = path.basename(dir);
  const manifest = await readManifest(name, path.dirname(dir));
  const version = options.version ?? (hot ? 'dev' : remoteSourceVersion(name, path.dirname(dir)));
  const global = `${name}_${version}`.replaceAll(/\W/g, '_');
  const chunkGlobal = `webpackChunk_${global}`;
  const baseUrl = options.baseUrl ?? `/remotes/${name}/${version}/`;
  const base = baseConfig({ hot });
  return {
    ...base,
    name,
    context: dir,
    entry: {},
    externals: externalRuntime,
    output: {
      path: options.outDir ?? path.join(DIST, 'remotes', name, version),
      publicPath: 'auto',
      uniqueName: global,
      chunkLoadingGlobal: chunkGlobal,
      // The shell's own budget ends sooner; this only keeps a hanging request from living for two minutes.
      chunkLoadTimeout: 15_000,
      // A screen that threw while it was evaluated is evaluated again on the next try, not answered from the cache half made.
      strictModuleExceptionHandling: true,
      filename: hot ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: false,
    },
    optimization: {
      ...base.optimization,
      // Whatever screens share arrives in one further file; a file per library would cost a request each.
      splitChunks: { chunks: 'async', minSize: 20_000, maxAsyncRequests: 3, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: global,
        filename: hot ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: exposesOf(manifest),
        shared: consumedByRemotes(),
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new RemoteFilePlugin({ manifest, version, global, chunkGlobal, baseUrl, hot }),
      ...(hot ? hotPlugins(name) : []),
    ],
  };
}
