import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Fast refresh. `library` keeps the refresh runtimes of several apps in one page apart. */
export const hotPlugins = (name: string): readonly WebpackPluginInstance[] => [
  new ReactRefreshPlugin({ library: name, overlay: false }),
];
