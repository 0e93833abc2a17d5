import type { Registry, RegistryRemote, RemoteBuild, RemoteVersion } from '@widya/contract/routing/registry';

/** Builds and registries for tests of this folder. */
export const buildOf = (version: string, change: Partial<RemoteBuild> = {}): RemoteBuild => ({
  version,
  baseUrl: `/remotes/mf-classes/${version}/`,
  entry: 'remoteEntry.js',
  integrity: null,
  global: `mf_classes_${version}`,
  chunkGlobal: `chunks_${version}`,
  contract: 1,
  screens: { ClassList: { js: ['ClassList.js'], css: [], shared: [] } },
  ...change,
});

export const versionOf = (version: string, change: Partial<RemoteBuild> = {}): RemoteVersion => ({
  ...buildOf(version, change),
  manifest: {
    remote: 'mf-classes',
    contract: 1,
    label: 'Kelas',
    routes: [
      {
        path: '/editor',
        screen: 'ClassList',
        menuKey: 'home',
        emptyMenuGrants: true,
        roles: ['admin'],
        title: 'Daftar Kelas',
      },
    ],
    menu: [],
    tabs: [],
  },
});

export const remoteOf = (current: RemoteVersion, previous: RemoteBuild | null = null): RegistryRemote => ({
  name: 'mf-classes',
  current,
  previous,
});

export const registryOf = (...remotes: readonly RegistryRemote[]): Registry => ({ schema: 1, remotes });
