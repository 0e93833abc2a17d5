import { rmSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from '@widya/remote-tools/build/base-config';
import { ROOT } from '@widya/remote-tools/build/paths';
import { runWebpack } from '@widya/remote-tools/build/run-webpack';

/** Built files of a page that draws certificates. */
export const BUILT = path.join(ROOT, '.generated/bench-certificates');

/** Builds a page with the product's own compiler settings. @param entry script of the page. @returns its folder. */
export async function buildPage(entry: string, name: string): Promise<string> {
  const folder = path.join(BUILT, name);
  rmSync(folder, { recursive: true, force: true });
  await runWebpack([
    {
      ...baseConfig({}),
      name,
      context: path.dirname(entry),
      entry: { main: entry },
      output: { path: folder, publicPath: 'auto', filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' },
    },
  ]);
  return folder;
}
