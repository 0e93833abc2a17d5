import { PGBOUNCER } from '@widya/testing/pgbouncer';
import { canRun, installPackages } from './debian-packages.ts';

/**
 * Makes sure that PgBouncer is installed: installs Debian's when it is missing and permissions allow it.
 * @returns null on success, else instructions for the person.
 */
export function ensurePgBouncer(): string | null {
  if (canRun(PGBOUNCER)) return null;
  if (process.env.PGBOUNCER === undefined) installPackages(['pgbouncer']);
  if (canRun(PGBOUNCER)) return null;
  return `No PgBouncer at ${PGBOUNCER}. Install it with «apt-get install pgbouncer» as root, or name yours: PGBOUNCER=/path/to/pgbouncer pnpm test`;
}
