import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { IsolationPlugin } from './isolation-plugin.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'widya-isolation-'));
  await mkdir(path.join(folder, 'src'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a remote whose only module has this text. @returns the errors of the build. */
async function errorsOf(text: string, file = 'src/index.js'): Promise<readonly string[]> {
  await writeFile(path.join(folder, file), text);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: `./${file}`,
    externals: [/^@(?:chakra-ui|emotion)\//, /\.css$/],
    output: { path: path.join(folder, 'out') },
    plugins: [new IsolationPlugin(folder)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}

test.each([
  ['localStorage', "localStorage.setItem('konsep', '1');"],
  ['localStorage', "window.localStorage.getItem('konsep');"],
  ['localStorage', 'const { length } = globalThis.localStorage; export default length;'],
  ['sessionStorage', 'export const keep = (storage = sessionStorage) => storage.length;'],
  ['indexedDB', "indexedDB.open('widya');"],
  ['document.head', "document.head.append(document.createElement('style'));"],
  ['document.adoptedStyleSheets', 'document.adoptedStyleSheets = [];'],
  ['Global of @emotion/react', "import { Global } from '@emotion/react'; export default Global;"],
  ['The style sheet ./page.css', "import './page.css';"],
])('refuses %s: %s', async (what, text) => {
  const errors = await errorsOf(text);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`${what} is shared by all remotes of a page. Use `);
});

test('allows a local variable of the same name, and what does not reach other remotes', async () => {
  const text = `
    import { Box } from '@chakra-ui/react';
    export const read = (localStorage) => localStorage.getItem('x');
    export const title = () => document.title;
    export default Box;`;
  expect(await errorsOf(text)).toEqual([]);
});

test('reads only the modules of the remote itself', async () => {
  expect(await errorsOf("localStorage.setItem('konsep', '1');", 'library.js')).toEqual([]);
});
