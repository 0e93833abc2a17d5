import type { ScreenNames } from '../../../packages/create-remote/src/names.ts';

/** Index of the bracket that closes the one at an index, ignoring quoted texts. */
function closingBracket(source: string, opened: number): number {
  let depth = 0;
  for (const { index, 0: token } of source.slice(opened).matchAll(/'(?:\\.|[^'\\])*'|[[\]]/g)) {
    if (token === '[') depth += 1;
    if (token === ']') depth -= 1;
    if (depth === 0) return opened + index;
  }
  return -1;
}

interface RouteOptions {
  /** Without it the route needs no key. */
  readonly menuKey?: string;
  /** The screen's first query, as code. */
  readonly firstQuery?: string;
}

/**
 * Adds a route to the text of a manifest, after the others. It is open to admins; change that if necessary.
 * @throws Error when the manifest has no list of routes.
 */
export function insertRoute(
  manifest: string,
  { pascal, label }: ScreenNames,
  address: string,
  { menuKey, firstQuery }: RouteOptions = {},
): string {
  const opened = manifest.indexOf('[', manifest.indexOf('routes:'));
  const end = manifest.includes('routes:') ? closingBracket(manifest, opened) : -1;
  if (end < 0) throw new Error('The manifest has no list of routes.');
  const before = manifest.slice(0, end).trimEnd();
  const comma = /[[,]$/.test(before) ? '' : ',';
  const key = menuKey === undefined ? 'null' : `'${menuKey}'`;
  const queryField = firstQuery === undefined ? '' : `, firstQuery: ${firstQuery}`;
  const route = `{ path: '${address}', screen: '${pascal}', menuKey: ${key}, emptyMenuGrants: true, roles: ADMINS, title: '${label}'${queryField} }`;
  return `${before}${comma}\n    ${route},\n  ${manifest.slice(end)}`;
}
