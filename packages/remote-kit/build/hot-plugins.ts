import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Fast refresh. `library` separates the refresh runtimes of several apps on one page. */
export const hotPlugins = (name: string): readonly WebpackPluginInstance[] => [
  new ReactRefreshPlugin({ library: name, overlay: false }),
];
