import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);

/** Language level of all browser code: the last two versions of Chromium, Firefox and Safari. */
export const BROWSER_TARGET = 'es2022';

/** Compiles our own TypeScript, after its styles; libraries are not compiled. */
export const swcRule = (hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: resolve('swc-loader'),
      options: {
        jsc: {
          target: BROWSER_TARGET,
          parser: { syntax: 'typescript', tsx: true },
          // `development` would need a second JSX runtime, which would have to be shared too.
          transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
        },
      },
    },
    { loader: fileURLToPath(import.meta.resolve('@widya/design-system/build/styles-loader')) },
  ],
});
