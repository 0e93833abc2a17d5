import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { IntegrityPlugin, writeHashes } from './integrity-plugin.ts';
import { runWebpack } from './run-webpack.ts';

const SOURCES = {
  'index.js': "import(/* webpackChunkName: 'screen' */ './screen.js');",
  'screen.js':
    "export const open = () => import(/* webpackChunkName: 'dialog' */ './dialog.js');" +
    "export const look = () => import(/* webpackChunkName: 'detail' */ './detail.js');",
  'dialog.js': "export const more = () => import(/* webpackChunkName: 'detail' */ './detail.js');",
  'detail.js': "export const back = () => import(/* webpackChunkName: 'dialog' */ './dialog.js');",
};

let folder = '';
const files = new Map<string, string>();
const hashOf = (name: string): string =>
  createHash('sha256')
    .update(files.get(name) ?? '')
    .digest('base64')
    .replace(/=$/, '');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widya-integrity-'));
  for (const [name, text] of Object.entries(SOURCES)) await writeFile(path.join(folder, name), text);
  const finish = {
    apply: (compiler: webpack.Compiler) =>
      compiler.hooks.thisCompilation.tap('finish', (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: 'finish', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => writeHashes(compilation),
        ),
      ),
  };
  const out = path.join(folder, 'out');
  await runWebpack([
    {
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: out, chunkFilename: '[name].js' },
      plugins: [new IntegrityPlugin(), finish],
    },
  ]);
  for (const name of await readdir(out)) files.set(name, await readFile(path.join(out, name), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['main.js', 'screen.js'],
  ['screen.js', 'dialog.js'],
  // dialog.js and detail.js request each other, so neither can contain the other's hash; main.js contains both.
  ['main.js', 'dialog.js'],
  ['main.js', 'detail.js'],
])('%s holds the hash of %s', (holder, file) => {
  expect(files.get(file)).toBeDefined();
  expect(files.get(holder)).toContain(hashOf(file));
});

test('chunks that request each other hold no hash of one another, and no placeholder is left', () => {
  expect(files.get('dialog.js')).not.toContain(hashOf('detail.js'));
  expect(files.get('detail.js')).not.toContain(hashOf('dialog.js'));
  expect([...files.values()].join('\n')).not.toContain('WIDYA_SRI');
});
