import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { remoteNames } from '../../packages/remote-kit/build/paths.ts';
import { readManifest } from '../../packages/remote-kit/build/read-manifest.ts';
import { GENERAL_SUITES, SUITES_OF_REMOTES } from './journeys.ts';
import { ROOT } from './steps.ts';

const folder = path.join(ROOT, 'packages/e2e/suites');
const suites = globSync('*.spec.ts', { cwd: folder }).map((file) => path.basename(file, '.spec.ts'));

it('knows every suite, and no remote that is gone', () => {
  const named = new Set([...GENERAL_SUITES, ...Object.values(SUITES_OF_REMOTES).flat()]);
  expect([...named].toSorted()).toEqual(suites.toSorted());
  expect(remoteNames()).toEqual(expect.arrayContaining(Object.keys(SUITES_OF_REMOTES)));
});

it('lists a suite with every remote whose screens it opens by their address', async () => {
  const missing: string[] = [];
  for (const remote of remoteNames()) {
    const { routes } = await readManifest(remote);
    // `/editor/visitors/:code` and `/editor/visitors/${code}` begin alike.
    const beginnings = routes.map((route) => route.path.split('/:')[0] ?? '');
    for (const suite of suites.filter((name) => !GENERAL_SUITES.includes(name))) {
      const addresses = readFileSync(path.join(folder, `${suite}.spec.ts`), 'utf8').matchAll(
        /goto\(\s*['"`](\/[^'"`?#$]*)/g,
      );
      for (const [, address = ''] of addresses)
        if (beginnings.includes(address.replace(/(?<=.)\/$/, '')) && !SUITES_OF_REMOTES[remote]?.includes(suite))
          missing.push(`${remote}: ${suite} opens ${address}`);
    }
  }
  expect(missing).toEqual([]);
});
