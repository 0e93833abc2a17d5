import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readLocalRegistry, readRemoteFile, writeLocalRegistry } from './local-registry.ts';
import { buildPath, type PublishTarget } from './target.ts';

/** Milliseconds after which the lock of a killed command is ignored. */
const STALE_AFTER = 30_000;
const WAIT_AT_MOST = 10_000;

const ageOf = (lock: string): number => {
  try {
    return Date.now() - statSync(lock).mtimeMs;
  } catch {
    return 0;
  }
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creating a folder succeeds for one process only; others wait. */
async function withLock<T>(lock: string, work: () => T): Promise<T> {
  const giveUp = Date.now() + WAIT_AT_MOST;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (ageOf(lock) > STALE_AFTER) rmSync(lock, { recursive: true, force: true });
      else if (Date.now() > giveUp) throw new Error(`${lock} is held by another publish`);
      else await pause(50);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** A local or mounted folder with the layout of `dist`. */
export function directoryTarget(root: string): PublishTarget {
  const dirOf = (remote: string, version: string) => path.join(root, buildPath(remote, version));
  return {
    name: root,
    read: async (file) => {
      const full = path.join(root, file);
      return existsSync(full) ? readFileSync(full, 'utf8') : null;
    },
    build: async (remote, version) => readRemoteFile(dirOf(remote, version)),
    addBuild: async (remote, version, source) => {
      const dir = dirOf(remote, version);
      const temporary = `${dir}.${process.pid}.tmp`;
      cpSync(source, temporary, { recursive: true });
      if (readRemoteFile(dir)) rmSync(temporary, { recursive: true });
      else renameSync(temporary, dir);
    },
    changeRegistry: async (change) => {
      mkdirSync(root, { recursive: true });
      return withLock(path.join(root, 'registry.json.lock'), () => {
        const next = change(readLocalRegistry(root));
        writeLocalRegistry(root, next);
        return next;
      });
    },
  };
}
