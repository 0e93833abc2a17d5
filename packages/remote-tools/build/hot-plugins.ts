import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { type OnEndpoints, UsedEndpointsPlugin } from './used-endpoints-plugin.ts';

const HOT = path.join(import.meta.dirname, 'hot');

/**
 * A module of `hot/`, which runs in the page. It has the extension of this file: `.js` where the package is installed.
 */
const hotFile = (name: string): string => path.join(HOT, name + path.extname(import.meta.filename));

/** Fast refresh. `library` separates the refresh runtimes of several apps on one page. */
export const hotPlugins = (name: string): readonly WebpackPluginInstance[] => [
  new ReactRefreshPlugin({ library: name, overlay: { entry: false, module: hotFile('refresh-overlay') } }),
  // Without a name it belongs to every entry.
  new webpack.EntryPlugin(HOT, hotFile('announce-updates'), {}),
];

/** Recorded answers: the part that runs in the page, and the endpoints for which it does. */
export const answersPlugins = (
  dir: string,
  manifest: RemoteManifest,
  onEndpoints: OnEndpoints,
): readonly WebpackPluginInstance[] => [
  new webpack.EntryPlugin(HOT, hotFile('use-answers'), {}),
  new UsedEndpointsPlugin(dir, manifest, onEndpoints),
];
