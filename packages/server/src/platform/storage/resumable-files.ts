import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { RESUMABLE_ID_PATTERN } from '@widya/contract/resumable-uploads.schemas';
import type { AccountRef } from '../auth/caller.ts';
import { ApiFailure, notFound } from '../http/api-failure.ts';

/** A file that has not arrived wholly, or was not used, is kept so long after its last byte. */
export const RESUMABLE_MS = 24 * 60 * 60 * 1_000;
/** One that was used waits so long for a caller whose answer was lost: the call can be sent again. */
export const USED_MS = 60 * 60 * 1_000;
/** Files of one account at a time, so that nobody fills the disk. */
export const MOST_AT_ONCE = 4;
/** One that has stood still for so long makes way for a new one. */
const IDLE_MS = 10 * 60 * 1_000;

/** A file that arrives in parts. */
export interface ResumableFile {
  readonly path: string;
  /** Bytes it will have. */
  readonly size: number;
  /** Bytes that have arrived: all from the first on. */
  readonly offset: number;
}

const rootOf = (dataDir: string): string => join(dataDir, 'resumable');
const folderOf = (dataDir: string, { kind, id }: AccountRef): string => join(rootOf(dataDir), `${kind}-${id}`);

/** Says the same of a file that never was, has gone, or belongs to somebody else (S11). */
export const noSuchFile = (): ApiFailure =>
  notFound('Unggahan ini tidak ada lagi. Pilih berkasnya dan unggah sekali lagi.');

/**
 * Makes room for a file of an account. The folder says whose it is and the id how large it will be, so there is nothing else to keep.
 * @param size bytes, already held against what is allowed.
 * @returns its id. @throws ApiFailure 429 when the account sends too many at once.
 */
export function beginFile(dataDir: string, owner: AccountRef, size: number, now: Date): string {
  // Synchronous: two calls at the same moment would both find the last place free.
  const folder = folderOf(dataDir, owner);
  mkdirSync(folder, { recursive: true });
  const known = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => one.at - other.at);
  for (const { path, at } of known.slice(0, Math.max(0, known.length - MOST_AT_ONCE + 1))) {
    if (now.getTime() - at < IDLE_MS)
      throw new ApiFailure(
        429,
        'RATE_LIMITED',
        'Terlalu banyak berkas sedang diunggah. Tunggu sampai salah satu selesai.',
      );
    rmSync(path, { force: true });
  }
  const id = `${randomBytes(16).toString('hex')}-${size}`;
  writeFileSync(join(folder, id), '');
  return id;
}

/** Finds a file of an account. @throws ApiFailure 404 */
export async function findFile(dataDir: string, owner: AccountRef, id: string): Promise<ResumableFile> {
  if (!RESUMABLE_ID_PATTERN.test(id)) throw noSuchFile();
  const path = join(folderOf(dataDir, owner), id);
  const facts = await stat(path).catch(() => null);
  if (facts === null) throw noSuchFile();
  return { path, size: Number(id.split('-')[1]), offset: facts.size };
}

/** Lets a used file go soon. */
export const releaseFile = (path: string, now: Date): Promise<void> =>
  utimes(path, now, new Date(now.getTime() - RESUMABLE_MS + USED_MS));

/** Removes files that nobody has gone on with in time. @returns how many. */
export async function removeStaleFiles(dataDir: string, now: Date): Promise<number> {
  const root = rootOf(dataDir);
  let removed = 0;
  for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
    const path = join(root, name);
    const facts = await stat(path).catch(() => null);
    if (!facts?.isFile() || now.getTime() - facts.mtimeMs <= RESUMABLE_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
