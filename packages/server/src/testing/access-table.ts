import { readFileSync } from 'node:fs';
import { OWN_REASONS, ROLES, type Role } from '@widya/contract/endpoint';
import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';

/** The facts of a caller that decide about access. */
export interface Holder {
  readonly role: Role;
  readonly keys: ReadonlySet<MenuKey>;
}

const SCOPES = ['all', 'own', 'own classes', 'own courses'] as const;
type Scope = (typeof SCOPES)[number];

/** A row of the table: who may make the calls of one screen, and for which records. */
interface TableRow {
  readonly roles: readonly Role[];
  /** Null when a reviewed reason replaces a menu key. */
  readonly key: MenuKey | null;
  readonly scope: Scope;
  readonly calls: readonly string[];
}

const REASONS: readonly string[] = [...OWN_REASONS, 'superadmins only'];

/** `docs/product/access.md` as data. */
export interface AccessTable {
  readonly rows: readonly TableRow[];
  /** Calls that need no account. */
  readonly open: ReadonlySet<string>;
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

function oneOf<T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`The access table says "${text}" where it may say: ${allowed.join(', ')}`);
  return found;
}

function rowOf([, , key = '', roles = '', scope = '', calls = '']: readonly string[]): TableRow {
  return {
    roles: roles.split(', ').map((role) => oneOf(ROLES, role)),
    key: REASONS.includes(key) ? null : oneOf(MENU_KEYS, namesIn(key)[0] ?? key),
    scope: oneOf(SCOPES, scope),
    calls: namesIn(calls),
  };
}

/** Parses the Markdown tables. @throws Error naming a cell that cannot be parsed. */
export function parseAccessTable(markdown: string): AccessTable {
  const cells = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && /`/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  return {
    rows: cells.filter(({ length }) => length === 6).map(rowOf),
    open: new Set(cells.filter(({ length }) => length === 2).flatMap(([, calls = '']) => namesIn(calls))),
  };
}

export const readAccessTable = (): AccessTable =>
  parseAccessTable(readFileSync(new URL('../../../../docs/product/access.md', import.meta.url), 'utf8'));

const rowsOf = ({ rows }: AccessTable, id: string): readonly TableRow[] =>
  rows.filter(({ calls }) => calls.includes(id));

/** True when the table allows a caller to make a call. @param holder null for a visitor without a session. */
export function tableAdmits(table: AccessTable, id: string, holder: Holder | null): boolean {
  if (table.open.has(id)) return true;
  if (holder === null) return false;
  return rowsOf(table, id).some(
    ({ roles, key }) => roles.includes(holder.role) && (key === null || holder.keys.has(key)),
  );
}

/** Returns which records a role may see according to the table; links of instructors restrict only instructors. */
export const scopesFor = (table: AccessTable, id: string, role: Role): ReadonlySet<Scope> =>
  new Set(
    rowsOf(table, id)
      .filter(({ roles }) => roles.includes(role))
      .map(({ scope }) => (role === 'instructor' || scope === 'own' ? scope : 'all')),
  );

/** True when programs can be allowed to make a call: the table requires a menu key of admins, not a reason. */
export const tableOpensToPrograms = (table: AccessTable, id: string): boolean =>
  rowsOf(table, id).some(({ roles, key }) => key !== null && roles.includes('admin'));

/** True when the table allows a program to make a call with a token that has these menu keys and write access. */
export const tableAdmitsProgram = (table: AccessTable, id: string, keys: ReadonlySet<MenuKey>): boolean =>
  table.open.has(id) || (tableOpensToPrograms(table, id) && tableAdmits(table, id, { role: 'admin', keys }));
