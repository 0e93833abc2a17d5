import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { BROWSER_TARGET, swcRule } from './swc-rule.ts';

export interface BuildMode {
  /** True for the development server: readable names, fast refresh, no minification. */
  readonly hot?: boolean;
}

/**
 * Has browsers compile all functions of a script while it is downloaded, apart from the main thread, instead of each
 * when it is first called: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, format: { comments: false, preamble: COMPILE_AHEAD } },
  });

/** Settings shared by shell, remotes and boot script. */
export const baseConfig = ({ hot = false }: BuildMode): Configuration => ({
  mode: hot ? 'development' : 'production',
  target: ['web', BROWSER_TARGET],
  devtool: hot ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
  },
  module: {
    rules: [
      swcRule(hot),
      // Remotes and packages import with file extensions; some libraries do not.
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      // Emotion imports them for a function that nothing uses; as CommonJS they would be kept for side effects.
      { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
      { test: /\.(woff2|png|jpe?g|webp|svg)$/, type: 'asset/resource' },
    ],
  },
  experiments: { css: true },
  optimization: {
    minimize: !hot,
    minimizer: [minimizer()],
    moduleIds: hot ? 'named' : 'deterministic',
    // A build with an error sends the page no update, so that forms keep their state until it is fixed.
    emitOnErrors: false,
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
