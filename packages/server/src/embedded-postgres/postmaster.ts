import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.ts';
import { type RunAs, spawnArguments } from './run-as.ts';
import { serverArguments } from './settings.ts';

const LARGEST_LOG = 10_000_000;

const openLog = (file: string): number => {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
};

/** Last lines of the server's log, for an error message. */
export const logTail = ({ logFile }: ClusterPaths): string => {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
};

/**
 * Starts a postmaster in its own process group, so that Ctrl+C in the terminal reaches only the server that started it;
 * its output goes to a file, so that it survives a kill of that server.
 */
export const spawnPostmaster = (
  paths: ClusterPaths,
  runAs: RunAs,
  changes: Readonly<Record<string, string>>,
): ChildProcess => {
  const call = spawnArguments(
    runAs,
    join(paths.native, 'bin', 'postgres'),
    serverArguments(paths.pgData, paths.socketDir, changes),
  );
  const log = openLog(paths.logFile);
  try {
    const child = spawn(call.file, call.args, {
      ...call.options,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH ?? '' },
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
};
