import { type RemoteNames, screenRoute } from './names.ts';

/**
 * `src/manifest.ts` of a new remote with one screen, for admins.
 * @param menuKey the menu key that opens it; null for every admin.
 */
export const manifestFile = (names: RemoteNames, menuKey: string | null): string => {
  const { folder, pascal, label } = names;
  const route = screenRoute(names);
  const key = menuKey === null ? 'null' : `'${menuKey}'`;
  return `import { ADMINS } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';

export default defineManifest({
  remote: '${folder}',
  contract: 1,
  label: '${label}',
  routes: [
    { path: '${route}', screen: '${pascal}', menuKey: ${key}, emptyMenuGrants: true, roles: ADMINS, title: '${label}' },
  ],
  menu: [
    { path: '${route}', label: '${label}', icon: 'panels-top-left', group: 'Pengelolaan', order: 900, menuKey: ${key}, roles: ADMINS },
  ],
  tabs: [],
});
`;
};
