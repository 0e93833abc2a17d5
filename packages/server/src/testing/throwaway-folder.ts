import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/** A file system in memory from which programs may be started, as the embedded PostgreSQL may have to be. */
const isUsable = (mounts: string): boolean => {
  const options = mounts.match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1]?.split(',') ?? ['noexec'];
  return !options.includes('noexec');
};

/**
 * Where a run keeps what it throws away: in memory where there is room, else in the folder of the machine. On ext4, creating the thousand files
 * of a database soon after those of another were deleted costs PostgreSQL several times the processor time of copying them.
 */
export async function throwawayFolder(): Promise<string> {
  const [space, mounts] = await Promise.all([
    statfs(MEMORY).catch(() => null),
    readFile('/proc/mounts', 'utf8').catch(() => ''),
  ]);
  const hasRoom = space !== null && space.bavail * space.bsize >= 2 * GIGABYTE;
  return hasRoom && process.availableMemory() >= 4 * GIGABYTE && isUsable(mounts) ? MEMORY : tmpdir();
}
