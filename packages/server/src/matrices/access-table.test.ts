import { describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { type Access, type EndpointFacts, keysOf, ROLES, type Role, rolesOf } from '@widya/contract/endpoint';
import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import type { Caller } from '../platform/auth/caller.ts';
import { assertMayCall } from '../platform/http/access.ts';
import {
  type Holder,
  parseAccessTable,
  readAccessTable,
  scopesFor,
  tableAdmits,
  tableAdmitsProgram,
} from '../testing/access-table.ts';

const table = readAccessTable();
const endpoints = CATALOG.map(({ facts }) => facts);

/** A caller in the access table; a program has menu keys as an admin does. */
type TableCaller = Holder & { readonly program?: true };

const program = (...keys: MenuKey[]): TableCaller => ({ role: 'admin', keys: new Set(keys), program: true });

/**
 * Every kind of caller: a visitor, a superadmin (who always has all keys), the other roles without a key and with each
 * single key, and programs without a key, with each single key and with all keys.
 */
const HOLDERS: readonly (TableCaller | null)[] = [
  null,
  { role: 'superadmin', keys: new Set(MENU_KEYS) },
  ...ROLES.filter((role) => role !== 'superadmin').flatMap((role) => [
    { role, keys: new Set<MenuKey>() },
    ...MENU_KEYS.map((key) => ({ role, keys: new Set([key]) })),
  ]),
  program(),
  ...MENU_KEYS.map((key) => program(key)),
  program(...MENU_KEYS),
];

const callerOf = ({ role, keys, program: isProgram }: TableCaller): Caller => ({
  kind: role === 'instructor' ? 'instructor' : 'admin',
  id: 1,
  role,
  name: 'Uji',
  email: 'uji@uji.example',
  keys,
  sessionId: 1,
  mustSetUpSecondFactor: false,
  ...(isProgram && { apiToken: { id: 1, access: 'write' as const } }),
});

function admits(facts: EndpointFacts, access: Access, holder: TableCaller | null): boolean {
  try {
    assertMayCall({ ...facts, access }, holder && callerOf(holder), {});
    return true;
  } catch {
    return false;
  }
}

const SCOPES = { 'own-classes': 'own classes', 'own-courses': 'own courses', self: 'own' } as const;

/** Returns the records that a declaration shows to a role, in the terms of the table. */
function declaredScope(access: Access, role: Role): string {
  if (access.kind === 'public' || access.scope === undefined) return 'all';
  return access.scope === 'self' || role === 'instructor' ? SCOPES[access.scope] : 'all';
}

const allowedByTable = (id: string, holder: TableCaller | null): boolean =>
  holder?.program ? tableAdmitsProgram(table, id, holder.keys) : tableAdmits(table, id, holder);

const nameOf = (holder: TableCaller | null): string =>
  holder ? `${holder.program ? 'program' : holder.role} with ${[...holder.keys].join(', ') || 'no key'}` : 'visitor';

/** Returns the differences between a declaration and the table. */
function differences(facts: EndpointFacts, access: Access): string[] {
  const { id } = facts;
  const found = HOLDERS.filter((holder) => admits(facts, access, holder) !== allowedByTable(id, holder)).map(
    (holder) => `${id}: ${nameOf(holder)}`,
  );
  if (access.kind === 'public') return found;
  for (const role of rolesOf(access)) {
    const listed = [...scopesFor(table, id, role)];
    const declared = declaredScope(access, role);
    if (listed.some((scope) => scope !== declared)) found.push(`${id}: ${role} sees ${declared}, not ${listed.join()}`);
  }
  return found;
}

/**
 * Returns every way to grant slightly more access than a declaration does. The declared types forbid some of them; the
 * table must detect all of them.
 */
function widened(access: Access): { readonly how: string; readonly access: Access }[] {
  if (access.kind === 'public') return [];
  const roles = rolesOf(access);
  const keys = keysOf(access);
  const changed = (how: string, change: object) => ({ how, access: { ...access, ...change } as unknown as Access });
  const hasKeyedCallers = keys.length > 0 && roles.some((role) => role !== 'superadmin');
  return [
    { how: 'needs no session', access: { kind: 'public' } },
    ...ROLES.filter((role) => !roles.includes(role)).map((role) =>
      changed(`also ${role}`, { roles: [...roles, role] }),
    ),
    ...(hasKeyedCallers ? MENU_KEYS.filter((key) => !keys.includes(key)) : []).map((key) =>
      changed(`also with ${key}`, { menuKey: [...keys, key] }),
    ),
    ...(hasKeyedCallers ? [changed('needs no key', { withoutKey: 'own session' })] : []),
    ...(access.scope === undefined ? [] : [changed('shows all rows', { scope: undefined })]),
  ];
}

describe('the declarations match docs/product/access.md', () => {
  it.each(endpoints)('$id ($method $path)', (facts) => {
    expect(differences(facts, facts.access)).toEqual([]);
  });

  it('names no call that does not exist', () => {
    const ids = new Set(endpoints.map(({ id }) => id));
    const named = [...table.rows.flatMap(({ calls }) => calls), ...table.open];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it('catches every declaration that is opened further', () => {
  const mutants = endpoints.flatMap((facts) => widened(facts.access).map((mutant) => ({ facts, ...mutant })));
  expect(mutants.length).toBeGreaterThan(endpoints.length * 10);
  const missed = mutants.filter(({ facts, access }) => differences(facts, access).length === 0);
  expect(missed.map(({ facts, how }) => `${facts.id}: ${how}`)).toEqual([]);
});

it('refuses a table with a cell it does not understand', () => {
  const row = (key: string, roles: string) => `| Screen | \`/x\` | ${key} | ${roles} | all | \`listClasses\` |`;
  expect(() => parseAccessTable(row('`hom`', 'admin'))).toThrow('hom');
  expect(() => parseAccessTable(row('`home`', 'admins'))).toThrow('admins');
});
