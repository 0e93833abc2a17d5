import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { SHELL } from './paths.ts';

/** Name by which the shell's `dev/` imports each file, which the packages do not export. */
const FILES = {
  'development-react': ['react', 'react.development.js'],
  'development-react/jsx-runtime': ['react', 'react-jsx-runtime.development.js'],
  'development-react-dom': ['react-dom', 'react-dom.development.js'],
  'development-react-dom/client': ['react-dom', 'react-dom-client.development.js'],
} as const;

/** Files of React's development build by name, for webpack's `resolve.alias`. */
export function developmentReact(): Record<string, string> {
  const { resolve } = createRequire(path.join(SHELL, 'package.json'));
  return Object.fromEntries(
    Object.entries(FILES).map(([name, [library, file]]) => [
      `${name}$`,
      path.join(path.dirname(resolve(library)), 'cjs', file),
    ]),
  );
}

/** Defines the mode for each module: these files are empty in the mode of the others. */
export const modeOfModules = (mode: 'production' | 'development'): WebpackPluginInstance =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': webpack.DefinePlugin.runtimeValue(({ module }) =>
      JSON.stringify(/\.development\.js$/.test(module.nameForCondition() ?? '') ? 'development' : mode),
    ),
  });
