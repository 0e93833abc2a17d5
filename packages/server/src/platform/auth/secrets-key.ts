import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Name of the key file in the data folder. */
const FILE = 'secrets.key';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The key that encrypts secrets in the database: `SECRETS_KEY`, or the content of a file that is created at first use.
 */
export async function secretsKeyOf({ secretsKey, dataDir }: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<Buffer> {
  if (secretsKey !== null) return secretsKey;
  const path = join(dataDir, FILE);
  try {
    return await readFile(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // Linking a complete file keeps other processes from reading half a key and from replacing it.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path);
}
