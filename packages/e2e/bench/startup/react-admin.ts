import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { baseConfig } from '@widya/remote-tools/build/base-config';
import { routerBuild } from '@widya/remote-tools/build/router-build';
import type { Configuration } from '@widya/remote-tools/build/run-webpack';
import { swcRule } from '@widya/remote-tools/build/swc-rule';

const FOLDER = path.join(import.meta.dirname, 'react-admin');

/**
 * Installs react-admin from its own lock file. It is not a dependency of the workspace, because it would double the
 * download of every installation of Widya.
 */
export function installReactAdmin(): void {
  const args = ['-y', 'pnpm', 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('npx', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One script with three lists in react-admin, compiled and minified like Widya. @param output output folder. */
export function reactAdmin(output: string): Configuration {
  const base = baseConfig({});
  return {
    ...base,
    name: 'react-admin',
    context: FOLDER,
    entry: { main: './app.jsx' },
    resolve: {
      ...base.resolve,
      alias: { 'react-router$': routerBuild() },
      modules: [path.join(FOLDER, 'node_modules'), 'node_modules'],
    },
    module: { ...base.module, rules: [{ ...swcRule(false), test: /\.jsx$/ }, ...(base.module?.rules ?? [])] },
    output: {
      path: output,
      publicPath: '/',
      uniqueName: 'bench-react-admin',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
  };
}
