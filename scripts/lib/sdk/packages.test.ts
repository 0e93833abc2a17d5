import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeProject } from '../../../packages/create-remote/src/write-project.ts';
import { packageJsonOf, SDK_PACKAGES } from './packages.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'sdk-packages-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a remote made without a registry takes all our packages from tarballs, also what they depend on', () => {
  const sources = SDK_PACKAGES.map(packageJsonOf);
  const dir = path.join(parent, 'daftar-hadir');
  writeProject(dir, new Map(sources.map(({ name }) => [name, path.join(parent, `${path.basename(name)}.tgz`)])));
  const written = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Record<string, object>;
  const used = [written.dependencies, written.devDependencies, ...sources.map(({ dependencies }) => dependencies)]
    .flatMap((dependencies) => Object.keys(dependencies ?? {}))
    .filter((name) => name.startsWith('@widya/'));
  expect(new Set(used)).toContain('@widya/releases');
  for (const name of used) expect(written.overrides).toHaveProperty([name], `file:../${path.basename(name)}.tgz`);
  expect(written.dependencies).toHaveProperty(['@widya/contract'], 'file:../contract.tgz');
});
