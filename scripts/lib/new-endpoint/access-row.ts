import type { EndpointNames } from './names.ts';

const ROLES = 'superadmin, admin';

/**
 * Adds a call of admins to the text of `docs/product/access.md`: to a row with a call of the same resource, otherwise
 * as a new row under a screen with the menu key. The author of the call corrects screen and roles if necessary.
 * @param siblings ids of the other calls of the resource.
 * @throws Error when no screen has the menu key.
 */
export function withAccessRow(
  table: string,
  { id, menuKey }: Pick<EndpointNames, 'id' | 'menuKey'>,
  siblings: readonly string[],
): string {
  const lines = table.split('\n');
  const rows = lines.map((line) => line.slice(2, -2).split(' | '));
  const isOf = (cells: readonly string[]): boolean => cells.length === 6 && cells[2] === `\`${menuKey}\``;
  const namesSibling = (calls = ''): boolean => siblings.some((sibling) => calls.includes(`\`${sibling}\``));
  const shared = rows.findIndex(
    (cells) => isOf(cells) && cells[3] === ROLES && cells[4] === 'all' && namesSibling(cells[5]),
  );
  if (shared >= 0) {
    const [screen, route, key, roles, which, calls = ''] = rows[shared] ?? [];
    const all = [...calls.split(', '), `\`${id}\``].toSorted((a, b) => a.localeCompare(b)).join(', ');
    return lines.with(shared, `| ${[screen, route, key, roles, which, all].join(' | ')} |`).join('\n');
  }
  const last = rows.findLastIndex(isOf);
  const [screen, route, key] = rows[last] ?? [];
  if (last < 0) throw new Error(`No screen of docs/product/access.md has the menu key ${menuKey}`);
  return lines.toSpliced(last + 1, 0, `| ${[screen, route, key, ROLES, 'all', `\`${id}\``].join(' | ')} |`).join('\n');
}
