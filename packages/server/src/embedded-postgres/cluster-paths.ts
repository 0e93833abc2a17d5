import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBinaries, repairLinks } from './binaries.ts';
import { canReach, type RunAs } from './run-as.ts';

/** The major version is part of the directory's name, so that newer programs never open an older cluster. */
export const MAJOR = '18';

/** A Unix socket's path is limited to about 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const LONGEST_SOCKET_DIR = 80;

export type ClusterPaths = { native: string; pgData: string; socketDir: string; logFile: string };

const changeOwner = async (path: string, runAs: RunAs): Promise<void> => {
  if (runAs.kind === 'ids') await chown(path, runAs.uid, runAs.gid);
};

/** Creates a private directory, and refuses a link or a directory of somebody else. */
const privateDirectory = async (path: string, runAs: RunAs): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const owners = [process.getuid?.() ?? found.uid, ...(runAs.kind === 'ids' ? [runAs.uid] : [])];
  if (!found.isDirectory() || !owners.includes(found.uid)) throw new Error(`${path} belongs to someone else.`);
  await chmod(path, 0o700);
  await changeOwner(path, runAs);
};

const reachableBinaries = async (native: string, dataDir: string, runAs: RunAs): Promise<string> => {
  await repairLinks(native);
  if (canReach(runAs, join(native, 'bin', 'postgres'))) return native;
  const copy = join(dataDir, `pg${MAJOR}-programs`);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: false });
  return copy;
};

/**
 * The paths of programs, data, socket and log of the cluster; creates missing directories. The socket is the only
 * access (no TCP), and its directory is closed to others.
 */
export const prepareClusterPaths = async (dataDir: string, runAs: RunAs): Promise<ClusterPaths> => {
  const native = findBinaries();
  const root = resolve(dataDir);
  await mkdir(root, { recursive: true });
  // The unprivileged process must be able to enter the folder, but not to list it.
  if (runAs.kind === 'ids') await chmod(root, (await lstat(root)).mode | 0o011);
  if (!canReach(runAs, root)) {
    throw new Error(
      `PostgreSQL must not run as root and an unprivileged process cannot enter ${root}. Choose another DATA_DIR, or start as a normal user.`,
    );
  }
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const near = join(root, 'run');
  const socketDir = near.length <= LONGEST_SOCKET_DIR ? near : join(tmpdir(), `widya-${name}`);
  await privateDirectory(socketDir, runAs);
  return {
    native: await reachableBinaries(native, root, runAs),
    pgData: join(root, `pg${MAJOR}`),
    socketDir,
    logFile: join(root, `pg${MAJOR}.log`),
  };
};
