import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^widya-\d{8}T\d{6}Z$/;
const UNFINISHED = /^widya-\d{8}T\d{6}Z\.part$/;

/** For example `widya-20260131T020000Z`: sorts by time. */
export const nameOfBackup = (now: Date): string => `widya-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * Removes all but the newest backups of a folder and leftovers of killed backups before the newest one.
 * @returns names of the removed ones.
 */
export async function removeOldBackups(target: string, keep: number): Promise<readonly string[]> {
  const names = (await readdir(target)).toSorted();
  const whole = names.filter((name) => NAME.test(name));
  const newest = whole.at(-1) ?? '';
  const old = [
    ...whole.slice(0, Math.max(0, whole.length - keep)),
    ...names.filter((name) => UNFINISHED.test(name) && name < newest),
  ];
  for (const name of old) await rm(join(target, name), { recursive: true });
  return old;
}
