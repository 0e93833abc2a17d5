import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { remoteSourceHash } from './remote-source-hash.ts';
import { hashSources } from './source-hash.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = () => hashSources([path.join(root, 'src'), path.join(root, 'missing.ts')], root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('src/a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same sources give the same hash; a new file and a new name give another', () => {
  const first = hash();
  expect(first).toMatch(/^[0-9a-f]{10}$/);
  expect(hash()).toBe(first);
  write('src/b.ts', 'two');
  const second = hash();
  expect(second).not.toBe(first);
  rmSync(path.join(root, 'src/b.ts'));
  expect(hash()).toBe(first);
  rmSync(path.join(root, 'src/a.ts'));
  write('src/c.ts', 'one');
  expect(hash()).not.toBe(first);
});

test('tests, stories and installed packages do not count', () => {
  const first = hash();
  write('src/a.test.ts', 'x');
  write('src/a.stories.tsx', 'x');
  write('src/node_modules/x/index.js', 'x');
  expect(hash()).toBe(first);
});

test('a package changes the hash of the remotes that carry it, and tokens of those with styles', () => {
  const dependencies = { '@widya/contract': 'x', '@widya/design-system': 'x', '@widya/record-kit': 'x', react: '19' };
  write('mf-a/package.json', JSON.stringify({ version: '0.1.0', dependencies }));
  write('mf-b/package.json', JSON.stringify({ version: '0.1.0' }));
  for (const name of ['design-system', 'record-kit']) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@widya/${name}` }));
    mkdirSync(path.join(root, 'mf-a/node_modules/@widya'), { recursive: true });
    symlinkSync(path.join(root, 'packages', name), path.join(root, 'mf-a/node_modules/@widya', name));
  }
  const versions = () => ['mf-a', 'mf-b'].map((name) => remoteSourceHash(path.join(root, name)));
  const [a, b] = versions();
  write('packages/design-system/src/button.tsx', 'x');
  expect(versions()).toEqual([a, b]);
  write('packages/design-system/src/theme/system/tokens.ts', 'x');
  const [styled] = versions();
  expect(styled).not.toBe(a);
  expect(versions()).toEqual([styled, b]);
  write('packages/record-kit/src/form.tsx', 'x');
  expect(versions()).toEqual([expect.not.stringMatching(`^${styled}$`), b]);
});

test('outside this repository, installed packages and the nearest lock file count', () => {
  const dependencies = { '@widya/record-kit': '0.1.0' };
  write('package.json', JSON.stringify({ name: 'mf-luar', version: '0.1.0', dependencies }));
  write('node_modules/@widya/record-kit/package.json', JSON.stringify({ name: '@widya/record-kit', version: '0.1.0' }));
  const hashes = new Set([remoteSourceHash(root)]);
  write('node_modules/@widya/record-kit/dist/src/form.js', 'x');
  hashes.add(remoteSourceHash(root));
  write('package-lock.json', '{}');
  hashes.add(remoteSourceHash(root));
  expect(hashes.size).toBe(3);
  write('node_modules/@widya/record-kit/README.md', 'x');
  expect(hashes).toContain(remoteSourceHash(root));
});
