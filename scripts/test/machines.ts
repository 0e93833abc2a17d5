import { NGINX } from '@widya/testing/nginx';
import { PGBOUNCER } from '@widya/testing/pgbouncer';
import { canRun, installPackages } from './debian-packages.ts';

/** What installations on several machines need besides our own programs; each variable names another one. */
const PROGRAMS = [
  { name: 'PgBouncer', program: PGBOUNCER, variable: 'PGBOUNCER', debian: 'pgbouncer' },
  { name: 'nginx', program: NGINX, variable: 'NGINX', debian: 'nginx' },
] as const;

/**
 * Makes sure that PgBouncer and nginx are installed: installs Debian's when one is missing and permissions allow it.
 * @returns null on success, else instructions for the person.
 */
export function ensureMachines(): string | null {
  const missing = () => PROGRAMS.filter(({ program }) => !canRun(program));
  const installable = missing().filter(({ variable }) => process.env[variable] === undefined);
  if (installable.length > 0) installPackages(installable.map(({ debian }) => debian));
  const [first] = missing();
  if (first === undefined) return null;
  const { name, program, variable, debian } = first;
  return `No ${name} at ${program}. Install it with «apt-get install ${debian}» as root, or name yours: ${variable}=/path/to/${debian} pnpm test`;
}
