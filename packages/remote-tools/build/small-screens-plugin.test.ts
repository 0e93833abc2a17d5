import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { SmallScreensPlugin } from './small-screens-plugin.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widya-screens-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const LONG = `'${'-'.repeat(3_000)}'`;

/** Builds screens, by name, that may import `./form.js`. @returns the number of files of each */
async function filesOf(screens: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> {
  await writeFile(path.join(folder, 'form.js'), `export const form = ${LONG};`);
  const names = Object.keys(screens);
  for (const name of names) await writeFile(path.join(folder, `${name}.js`), screens[name] ?? '');
  const imports = names.map((name) => `import(/* webpackChunkName: '${name}' */ './${name}.js');`);
  await writeFile(path.join(folder, 'index.js'), imports.join('\n'));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'out') },
    optimization: { splitChunks: { chunks: 'async', minSize: 2_000, cacheGroups: { defaultVendors: false } } },
    plugins: [new SmallScreensPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return Object.fromEntries(
    names.map((name) => [name, stats?.compilation.namedChunkGroups.get(name)?.getFiles().length ?? 0]),
  );
}

const small = "import { form } from './form.js'; export default [form];";

test('screens that only call a shared module are in its file', async () => {
  expect(await filesOf({ small, other: `${small} export const two = 2;` })).toEqual({ small: 1, other: 1 });
});

test('larger screens keep a file of their own, and one that shares nothing too', async () => {
  const large = `${small} export const text = ${LONG};`;
  const files = await filesOf({ large, other: large.replace('-', '+'), alone: 'export default 1;' });
  expect(files).toEqual({ large: 2, other: 2, alone: 1 });
});
