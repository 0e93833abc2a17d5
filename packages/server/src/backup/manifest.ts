import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isKey } from '../platform/storage/keys.ts';
import { BackupError } from './backup-error.ts';

const FORMAT = 1;
const NAME = 'manifest.json';

const isBelow = (path: string): boolean =>
  path !== '' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const written = { size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** Version of the PostgreSQL server that was dumped. */
  postgres: z.string(),
  /** Applied migrations, in the order in which they were applied. */
  migrations: z.array(z.strictObject({ hash: z.string(), created_at: z.int() })).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      /** Sum of the hashes of all rows, independent of their order. */
      checksum: z.string(),
      ...written,
    }),
  ),
  /** Last value of each sequence, as text; null for an unused one. */
  sequences: z.array(z.strictObject({ name: z.string(), last_value: z.string().nullable() })),
  /** Stored files, by key. */
  files: z.array(z.strictObject({ key: z.string().refine(isKey), ...written })),
  /** Other files in the data folder, such as keys. */
  data: z.array(z.strictObject({ path: z.string().refine(isBelow), ...written })),
  /** Keys of recorded or listed files that no longer existed when they were to be copied. */
  missing: z.array(z.string()),
});

/** The content of a backup; written last. */
export type Manifest = z.output<typeof manifestSchema>;

export const FORMAT_OF_BACKUPS = FORMAT;
export const manifestPath = (folder: string): string => join(folder, NAME);
export const tablePath = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`);
export const filePath = (folder: string, key: string): string => join(folder, 'files', key);
export const dataPath = (folder: string, path: string): string => join(folder, 'data', path);

/** @throws BackupError when it is missing, or was not written by this program. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} holds no finished backup: ${NAME} is missing.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`The backup is broken: ${NAME} cannot be read.`, { cause: error });
  }
}
