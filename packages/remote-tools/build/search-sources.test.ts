import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { keysOf, rolesOf } from '@widya/contract/endpoint';
import { z } from 'zod';
import { ROOT } from './paths.ts';
import { readManifest } from './read-manifest.ts';

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
const manifests = await Promise.all(remotes.map((name) => readManifest(path.join(ROOT, name))));
const sources = manifests.flatMap(({ search = [] }) => search);

/** The keywords of a JSON schema that this test reads. */
interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** True when one of the possible shapes of a response has the field; `member.email` is a nested field. */
function hasField(schema: JsonSchema | undefined, names: readonly string[], root: JsonSchema): boolean {
  if (schema === undefined) return false;
  if (schema.$ref !== undefined) return hasField(root.$defs?.[schema.$ref.replace('#/$defs/', '')], names, root);
  const others = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (others.some((other) => hasField(other, names, root))) return true;
  const [name, ...rest] = names;
  return name === undefined ? schema.type !== 'object' : hasField(schema.properties?.[name], rest, root);
}

/** Returns the schemas of a list's rows: items of the array itself, or of `data` in a page. */
function rowsOf(schema: JsonSchema | undefined, root: JsonSchema): readonly JsonSchema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return rowsOf(root.$defs?.[schema.$ref.replace('#/$defs/', '')], root);
  if (schema.items) return [schema.items];
  return [...(schema.anyOf ?? []), ...(schema.allOf ?? []), schema.properties?.data].flatMap((inner) =>
    rowsOf(inner, root),
  );
}

const fieldsIn = (address: string): readonly string[] =>
  [...address.matchAll(/:([a-z]\w*(?:\.[a-z]\w*)*)/g)].map(([, field = '']) => field);

test('the six remotes have sources to search (D233)', () => {
  expect(remotes).toHaveLength(6);
  expect(sources.length).toBeGreaterThan(5);
});

describe.each(sources)('search source $label (D233)', (source) => {
  const entry = CATALOG.find(({ facts }) => facts.method === 'GET' && facts.path === source.endpoint);

  it('sends a query that the list of the API accepts', () => {
    expect(entry?.facts.id).toBeDefined();
    const query = { ...source.query, q: 'rina', page: '1', per_page: '5' };
    const read = entry?.schemas.query?.parse(query);
    expect(Object.keys(read ?? {})).toEqual(expect.arrayContaining(Object.keys(query)));
  });

  it('reads fields that a row of the answer has', () => {
    const answer = z.toJSONSchema(entry?.schemas.answer ?? z.never(), {
      io: 'output',
      unrepresentable: 'any',
    }) as JsonSchema;
    const rows = rowsOf(answer, answer);
    expect(rows.length).toBeGreaterThan(0);
    const wanted = [...source.fields, ...source.open.flatMap(({ path }) => fieldsIn(path))];
    const missing = wanted.filter((field) => !rows.some((row) => hasField(row, field.split('.'), answer)));
    expect(missing).toEqual([]);
  });

  it('has a key and roles that the list admits', () => {
    const access = entry?.facts.access;
    if (access?.kind !== 'staff') throw new Error(`${source.endpoint} is not for staff`);
    expect(keysOf(access)).toContain(source.menuKey);
    const admitted = rolesOf(access);
    expect((source.roles ?? admitted).filter((role) => !admitted.includes(role))).toEqual([]);
    // All roles use a source that names no roles, so the list must admit all of them.
    if (source.roles === undefined)
      expect(admitted).toEqual(expect.arrayContaining(['superadmin', 'admin', 'instructor']));
  });
});

/** Patterns of the routes of all remotes, because the shell may open a route of any remote. */
const patterns = manifests.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, ':')));
const patternOf = (address: string): string => (address.split('?')[0] ?? '').replaceAll(/:[\w.]+/g, ':');

describe('addresses that Ctrl+K opens (D233)', () => {
  const pages = manifests.flatMap(({ searchPages = [] }) => searchPages);

  it.each(sources.map(({ label, open }) => ({ label, open })))('$label opens at screens', ({ open }) => {
    expect(open.map(({ path }) => patternOf(path)).filter((path) => !patterns.includes(path))).toEqual([]);
  });

  it.each(pages)('$label at $path is a part of a screen without parameters', ({ path }) => {
    const route = manifests.flatMap(({ routes }) => routes).find((one) => one.path === path.split('?')[0]);
    expect(route?.path).toBeDefined();
    expect(fieldsIn(path)).toEqual([]);
  });
});
