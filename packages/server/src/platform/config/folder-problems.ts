import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SettingProblem } from './config-error.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function messageOf(code: string): string | null {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file or lies below one; name a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `cannot be written by this user (${code}); allow it to write there, or name another folder`;
    // A server on a full disk starts and reports it (`/readyz`).
    case 'ENOSPC':
    case 'EDQUOT':
      return null;
    default:
      return `cannot be created (${code}); name a folder that can be`;
  }
}

/** Creates a folder level by level: where none can be created, such as in `/proc`, Node's recursive `mkdir` never ends. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) return;
    const parent = dirname(folder);
    const isParentMissing = codeOf(error) === 'ENOENT' && (await stat(parent).catch(codeOf)) === 'ENOENT';
    if (!isParentMissing) throw error;
    await makeFolder(parent);
    // Another process may have created it meanwhile.
    await makeFolder(folder);
  }
}

/** Creates `DATA_DIR` if it is missing, and writes a file there. */
export async function dataDirProblem(folder: string): Promise<SettingProblem | null> {
  const file = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(file, '');
    return null;
  } catch (error) {
    const message = messageOf(codeOf(error));
    return message === null ? null : { name: 'DATA_DIR', message };
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** A missing `WEB_ROOT` is no problem: the build makes it. */
export async function webRootProblem(folder: string): Promise<SettingProblem | null> {
  const found = await stat(folder).catch((error: unknown) => (codeOf(error) === 'ENOTDIR' ? 'file' : null));
  const isFolder = found === null || (found !== 'file' && found.isDirectory());
  return isFolder ? null : { name: 'WEB_ROOT', message: 'is a file or lies below one; name the folder of the build' };
}
