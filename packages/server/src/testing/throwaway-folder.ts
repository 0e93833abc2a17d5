import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/**
 * True when programs may be started from the file system in memory, because the embedded PostgreSQL may have to start
 * from there.
 */
const isUsable = (mounts: string): boolean => {
  const options = mounts.match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1]?.split(',') ?? ['noexec'];
  return !options.includes('noexec');
};

/**
 * Returns the folder for the temporary data of a run: in memory when there is room, else the system's temporary folder.
 * On ext4, creating the thousand files of a database soon after those of another were deleted costs PostgreSQL several
 * times the processor time of copying them.
 */
export async function throwawayFolder(): Promise<string> {
  const [space, mounts] = await Promise.all([
    statfs(MEMORY).catch(() => null),
    readFile('/proc/mounts', 'utf8').catch(() => ''),
  ]);
  const hasRoom = space !== null && space.bavail * space.bsize >= 2 * GIGABYTE;
  return hasRoom && process.availableMemory() >= 4 * GIGABYTE && isUsable(mounts) ? MEMORY : tmpdir();
}
