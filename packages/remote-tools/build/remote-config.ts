import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config.ts';
import { externalRuntime } from './external-runtime.ts';
import { answersPlugins, hotPlugins } from './hot-plugins.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { IsolationPlugin } from './isolation-plugin.ts';
import { readManifest } from './read-manifest.ts';
import { RemoteFilePlugin } from './remote-file-plugin.ts';
import { RequirementsPlugin } from './requirements-plugin.ts';
import { screenFolder } from './screen-folder.ts';
import { consumedByRemotes } from './shared.ts';
import { SmallScreensPlugin } from './small-screens-plugin.ts';
import type { OnEndpoints } from './used-endpoints-plugin.ts';
import { ownVersion, VERSION_PLACEHOLDER } from './version.ts';

// The package is CommonJS; `require` finds its named export independent of interop.
const { ModuleFederationPlugin } = createRequire(import.meta.url)(
  '@module-federation/enhanced/webpack',
) as typeof import('@module-federation/enhanced/webpack');

export interface RemoteBuildOptions extends BuildMode {
  /** Base address of the files; default the folder of the version below `/remotes/` at the shell's origin. */
  readonly baseUrl?: string;
  /** Output folder. */
  readonly outDir?: string;
  /** For recorded answers, with `hot`: is told after each build which endpoints the remote uses. */
  readonly onEndpoints?: OnEndpoints;
}

/** An expose per screen: `ClassList` is `./screens/ClassList`, in its own chunk. */
const exposesOf = (manifest: RemoteManifest): Record<string, { import: string; name: string }> =>
  Object.fromEntries(
    manifest.routes.map(({ screen }) => [
      `./screens/${screen}`,
      { import: `./src/screens/${screenFolder(screen)}/index.tsx`, name: screen },
    ]),
  );

/**
 * The webpack configuration of a remote, derived from its manifest. The names of its container and chunk array contain
 * the version, so that two versions in one tab (a displayed old one, and a new or previous one) do not mix their
 * chunks. The version is the hash of the built files, so `RemoteFilePlugin` puts it in place of a placeholder.
 * @param dir folder of the remote, inside or outside this repository.
 */
export async function remoteConfig(dir: string, options: RemoteBuildOptions = {}): Promise<Configuration> {
  const { hot = false, onEndpoints } = options;
  const manifest = await readManifest(dir);
  const name = manifest.remote;
  const global = `${name}_${hot ? 'dev' : VERSION_PLACEHOLDER}`.replaceAll(/\W/g, '_');
  const chunkGlobal = `webpackChunk_${global}`;
  const base = baseConfig({ hot });
  return {
    ...base,
    name,
    context: dir,
    entry: {},
    externals: externalRuntime,
    output: {
      path: options.outDir ?? path.join(dir, 'dist'),
      publicPath: 'auto',
      uniqueName: global,
      chunkLoadingGlobal: chunkGlobal,
      // Without it a browser checks no integrity of scripts from another origin, and hides the messages of their
      // errors.
      crossOriginLoading: 'anonymous',
      // The shell's own budget ends earlier; this limit replaces webpack's two minutes for hanging requests.
      chunkLoadTimeout: 15_000,
      // Evaluates a module that threw again at the next attempt, instead of returning its incomplete exports from the
      // cache. React Refresh needs the failed module in the cache to replace it after the fix.
      strictModuleExceptionHandling: !hot,
      filename: hot ? '[name].js' : '[name].[contenthash:8].js',
      // The folder has the version, so names need no hash.
      chunkFilename: hot ? '[name].js' : '[id].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: false,
    },
    optimization: {
      ...base.optimization,
      // Combines code shared by screens into one file, because a file per library would cost a request each.
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
      new RemoteFilePlugin({ manifest, packageVersion: ownVersion(dir), global, chunkGlobal, hot, ...options }),
      new IsolationPlugin(dir),
      ...(hot ? hotPlugins(name) : [new SmallScreensPlugin(), new RequirementsPlugin(manifest), new IntegrityPlugin()]),
      ...(onEndpoints ? answersPlugins(dir, manifest, onEndpoints) : []),
    ],
  };
}
