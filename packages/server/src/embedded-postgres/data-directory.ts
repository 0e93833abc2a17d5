import { randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../platform/config/config-error.ts';
import { type ClusterPaths, MAJOR } from './cluster-paths.ts';
import type { RunAs } from './run-as.ts';
import { runProgram } from './run-program.ts';

/** The role that owns everything in the embedded cluster. */
export const ROLE = 'widya';

const readVersion = async (pgData: string): Promise<string | null> =>
  (await readFile(join(pgData, 'PG_VERSION'), 'utf8').catch(() => null))?.trim() ?? null;

/**
 * Creates the cluster if there is none. It is created in a temporary folder and renamed when complete, so that neither
 * a crash nor a concurrent process leaves half a cluster. Connections are trusted, because the socket's directory keeps
 * others out.
 * @throws when the directory contains another major version
 */
export const ensureDataDirectory = async ({ native, pgData }: ClusterPaths, runAs: RunAs): Promise<void> => {
  const version = await readVersion(pgData);
  if (version === MAJOR) return;
  if (version !== null)
    throw new ConfigError(
      `DATA_DIR: ${pgData} holds PostgreSQL ${version}, this release needs ${MAJOR}; name another folder, or restore a backup.`,
    );

  const newCluster = `${pgData}-new-${randomUUID().slice(0, 8)}`;
  await mkdir(newCluster, { mode: 0o700 });
  try {
    if (runAs.kind === 'ids') await chown(newCluster, runAs.uid, runAs.gid);
    await runProgram(runAs, join(native, 'bin', 'initdb'), [
      ...['-D', newCluster, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
      // The built-in locale does not depend on the operating system and never changes under an index.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]);
    await rename(newCluster, pgData);
  } catch (error) {
    await rm(newCluster, { recursive: true, force: true });
    if ((await readVersion(pgData)) !== MAJOR) throw error;
  }
};
