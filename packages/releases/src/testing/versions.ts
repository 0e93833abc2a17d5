import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteVersion } from '@widya/contract/routing/registry';

/** A build of an invented remote, for tests of publishing. */
export const versionOf = (version: string, remote = 'mf-classes', route: `/${string}` = '/editor'): RemoteVersion => ({
  version,
  baseUrl: `/remotes/${remote}/${version}/`,
  entry: 'remoteEntry.js',
  integrity: null,
  global: `${remote}_${version}`,
  chunkGlobal: `chunks_${remote}_${version}`,
  contract: 1,
  screens: {},
  manifest: {
    remote,
    contract: 1,
    label: 'Kelas',
    routes: [
      { path: route, screen: `Screen${route}`, menuKey: null, emptyMenuGrants: true, roles: ['admin'], title: 'Judul' },
    ],
    menu: [],
    tabs: [],
  },
});

/** Writes the files of such a build and returns their folder. */
export function writeBuild(root: string, build: RemoteVersion): string {
  const dir = path.join(root, `${build.manifest.remote}-${build.version}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'remoteEntry.js'), `// ${build.version}`);
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(build));
  return dir;
}
