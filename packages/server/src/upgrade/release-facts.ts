import { createHash } from 'node:crypto';
import { CATALOG, type CatalogEntry } from '@widya/contract/catalog';
import { z } from 'zod';
import { settingsSchema } from '../platform/config/config-schema.ts';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migration-files.ts';

/** What an upgrade compares: the parts of a version on which operators and integrators rely. */
export interface ReleaseFacts {
  readonly version: string;
  /** The last migration. */
  readonly migration: string;
  /** Names of the variables of the environment. */
  readonly settings: readonly string[];
  /** `GET /v1/topic` and a hash of what the call takes and answers. */
  readonly calls: Readonly<Record<string, string>>;
}

function hashOf({ facts, schemas }: CatalogEntry): string {
  const parts = Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([part, schema]) => [
      part,
      z.toJSONSchema(schema, { io: part === 'answer' ? 'output' : 'input', unrepresentable: 'any' }),
    ]);
  const text = JSON.stringify([facts.access, facts.status ?? 200, facts.body ?? null, facts.answerType ?? null, parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The facts of this program, which `pnpm release` records under the new version. */
export function currentFacts(version: string): ReleaseFacts {
  return {
    version,
    migration: readMigrations(MIGRATIONS).at(-1)?.name ?? '',
    settings: Object.keys(settingsSchema.shape).toSorted(),
    calls: Object.fromEntries(CATALOG.map((entry) => [`${entry.facts.method} ${entry.facts.path}`, hashOf(entry)])),
  };
}
