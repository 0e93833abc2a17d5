import { join } from 'node:path';
import { readPostmaster } from '../embedded-postgres/pid-file.ts';

/**
 * Returns the process id of the embedded PostgreSQL in `dataDir`.
 * @throws when none runs, because a signal to process 0 would end the tests themselves.
 */
export async function pidOfPostmaster(dataDir: string): Promise<number> {
  const postmaster = await readPostmaster(join(dataDir, 'pg18'));
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  return postmaster.pid;
}
