import type { ScreenNames } from '../new-remote/names.ts';

const ROUTES_END = '\n  ],\n';

/**
 * Adds a route to the text of a manifest, after its other routes. It is open to admins and needs no menu key: change both
 * where that is wrong.
 * @throws Error when the manifest has no list of routes.
 */
export function insertRoute(manifest: string, { pascal, label }: ScreenNames, address: string): string {
  const start = manifest.indexOf('\n  routes: [');
  const end = manifest.indexOf(ROUTES_END, start);
  if (start < 0 || end < 0) throw new Error('The manifest has no list of routes.');
  const route = `\n    { path: '${address}', screen: '${pascal}', menuKey: null, emptyMenuGrants: true, roles: ADMINS, title: '${label}' },`;
  return manifest.slice(0, end) + route + manifest.slice(end);
}
