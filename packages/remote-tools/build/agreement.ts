import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@widya/contract/routing/manifest';
import { manifestSchema } from '@widya/contract/routing/manifest.schemas';
import { z } from 'zod';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** What CONTRACT_VERSION stands for. The committed copy, `agreement.json`, is the one that published builds rely on. */
export interface Agreement {
  readonly contract: number;
  /** Version of the federation plugin, whose runtime shell and remotes share. */
  readonly federation: string;
  /** JSON schema of the manifest. */
  readonly manifest: JsonObject;
}

const HOME = path.join(import.meta.dirname, '..');
export const AGREEMENT_FILE = path.join(HOME, 'agreement.json');

/** Menu keys are checked for each remote by `requires.json`, so removing one does not break all. */
const withoutMenuKeys = (value: Json, key = ''): Json => {
  if (key === 'menuKey') return {};
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => withoutMenuKeys(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutMenuKeys(item, name)]));
};

/** The agreement of the sources. */
export function currentAgreement(): Agreement {
  const { dependencies } = JSON.parse(readFileSync(path.join(HOME, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const schema = z.toJSONSchema(manifestSchema, { unrepresentable: 'any' }) as unknown as JsonObject;
  const { contract: _, ...properties } = withoutMenuKeys(schema.properties ?? {}) as JsonObject;
  return {
    contract: CONTRACT_VERSION,
    federation: dependencies['@module-federation/enhanced'] ?? '',
    manifest: { ...(withoutMenuKeys(schema) as JsonObject), properties },
  };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keywords of a schema that are compared by their meaning; every other one may only be removed. */
const COMPARED = new Set(['properties', 'required', 'enum', 'items', 'additionalProperties']);

/** Names every way in which the new schema refuses what the old one accepted. */
function narrowed(old: Json | undefined, next: Json | undefined, at: string): string[] {
  if (!isObject(old) || !isObject(next)) return same(old, next) ? [] : [`${at} has changed`];
  const properties = isObject(old.properties) ? old.properties : {};
  const nextProperties = isObject(next.properties) ? next.properties : {};
  return [
    ...Object.keys(properties).flatMap((name) =>
      name in nextProperties
        ? narrowed(properties[name], nextProperties[name], `${at}.${name}`)
        : [`${at}.${name} was removed`],
    ),
    ...listOf(next.required)
      .filter((name) => !listOf(old.required).includes(name))
      .map((name) => `${at}.${String(name)} became required`),
    ...(next.enum === undefined ? [] : listOf(old.enum).filter((value) => !listOf(next.enum).includes(value))).map(
      (value) => `${at} no longer accepts ${JSON.stringify(value)}`,
    ),
    ...(old.items === undefined && next.items === undefined ? [] : narrowed(old.items, next.items, `${at}[]`)),
    ...Object.keys(next)
      .filter((key) => !COMPARED.has(key) && !same(old[key], next[key]))
      .map((key) => `${at} has another ${key}`),
  ];
}

/** Names the changes that break builds made for the old agreement; empty when they go on working. */
export const breakingChanges = (old: Agreement, next: Agreement): readonly string[] => [
  ...(old.federation === next.federation ? [] : [`the federation plugin is ${next.federation}, not ${old.federation}`]),
  ...narrowed(old.manifest, next.manifest, 'manifest'),
];

/** The agreement that published builds rely on, from `agreement.json`. */
export const committedAgreement = (): Agreement => JSON.parse(readFileSync(AGREEMENT_FILE, 'utf8')) as Agreement;
