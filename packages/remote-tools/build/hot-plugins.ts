import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const HOT = path.join(import.meta.dirname, 'hot');

/** Fast refresh. `library` separates the refresh runtimes of several apps on one page. */
export const hotPlugins = (name: string): readonly WebpackPluginInstance[] => [
  new ReactRefreshPlugin({ library: name, overlay: { entry: false, module: path.join(HOT, 'refresh-overlay.ts') } }),
  // Without a name it belongs to every entry.
  new webpack.EntryPlugin(HOT, path.join(HOT, 'announce-updates.ts'), {}),
];
