import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './paths.ts';
import { readManifest } from './read-manifest.ts';
import { screenTypes } from './screen-types.ts';

test('the types of screens are those of the manifests; `pnpm screens` writes them', async () => {
  const manifests = await Promise.all(
    globSync('mf-*', { cwd: ROOT }).map((remote) => readManifest(path.join(ROOT, remote))),
  );
  const written = readFileSync(path.join(ROOT, 'packages/remote-kit/src/screens.ts'), 'utf8');
  expect(written).toBe(screenTypes(manifests));
});
