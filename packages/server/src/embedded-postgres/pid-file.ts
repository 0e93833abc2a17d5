import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of a running postmaster's `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; socketDir: string };

/** Reads the file; null when it is missing or incomplete. */
export const readPostmaster = async (pgData: string): Promise<Postmaster | null> => {
  const text = await readFile(join(pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const socketDir = lines[4]?.trim() ?? '';
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0 || socketDir === '') return null;
  return { pid, port, socketDir };
};

/** Whether a process with this id exists; a zombie still does. */
export const processExists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
