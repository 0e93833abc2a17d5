import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.ts';
import { readPostmaster } from './pid-file.ts';

const hostFile = ({ pgData }: ClusterPaths): string => `${pgData}.host`;

/** Stores which machine or container started the postmaster, for `removeForeignLock`. */
export const recordHost = (paths: ClusterPaths): Promise<void> => writeFile(hostFile(paths), `${hostname()}\n`);

/**
 * Removes a lock file that provably belongs to no postmaster; returns whether it did. PostgreSQL takes over a lock file
 * whose process no longer exists, but not when another program got the same process id, which is common after a
 * container restarts. The file is removed only in that case, and only if this host wrote it, because process ids of
 * other hosts mean nothing here.
 */
export const removeForeignLock = async (paths: ClusterPaths): Promise<boolean> => {
  const postmaster = await readPostmaster(paths.pgData);
  if (!postmaster) return false;
  const writtenBy = (await readFile(hostFile(paths), 'utf8').catch(() => '')).trim();
  const program = (await readFile(`/proc/${postmaster.pid}/comm`, 'utf8').catch(() => '')).trim();
  if (writtenBy !== hostname() || program === '' || program === 'postgres') return false;
  await rm(join(postmaster.socketDir, `.s.PGSQL.${postmaster.port}.lock`), { force: true });
  await rm(join(paths.pgData, 'postmaster.pid'), { force: true });
  return true;
};
