import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processExists, readPostmaster } from '../embedded-postgres/pid-file.ts';

const PREFIX = 'widya-test-';

/** Returns the start of the path of this run's directory; it contains the id of the owning process. */
export const ownPrefix = (): string => join(tmpdir(), `${PREFIX}${process.pid}-`);

const isPostgres = async (pid: number): Promise<boolean> =>
  (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';

/** Removes the directory and the PostgreSQL of test runs that were killed before they could clean up. */
export const sweepAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (!Number.isInteger(owner) || owner <= 0 || processExists(owner)) continue;
    const dir = join(tmpdir(), name);
    const postmaster = await readPostmaster(join(dir, 'pg18'));
    if (postmaster && (await isPostgres(postmaster.pid))) process.kill(postmaster.pid, 'SIGQUIT');
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
