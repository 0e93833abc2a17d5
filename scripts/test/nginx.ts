import { NGINX } from '@widya/testing/nginx';
import { canRun, installPackages } from './debian-packages.ts';

/**
 * Makes sure that nginx is installed: installs Debian's when it is missing and permissions allow it.
 * @returns null on success, else instructions for the person.
 */
export function ensureNginx(): string | null {
  if (canRun(NGINX)) return null;
  if (process.env.NGINX === undefined) installPackages(['nginx']);
  if (canRun(NGINX)) return null;
  return `No nginx at ${NGINX}. Install it with «apt-get install nginx» as root, or name yours: NGINX=/path/to/nginx pnpm test`;
}
