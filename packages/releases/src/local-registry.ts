import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@widya/contract/routing/registry';
import type { Requirements } from './compatibility.ts';
import { REMOTE_FILE, REQUIREMENTS_FILE } from './files.ts';
import { EMPTY_REGISTRY } from './registry-changes.ts';
import { writeFileAtomically } from './write-file.ts';

const fileIn = (dist: string): string => path.join(dist, 'registry.json');

/** The registry of a folder of builds; an empty one when there is none. */
export const readLocalRegistry = (dist: string): Registry =>
  existsSync(fileIn(dist)) ? (JSON.parse(readFileSync(fileIn(dist), 'utf8')) as Registry) : EMPTY_REGISTRY;

/** Replaces a registry atomically; writes nothing when it is unchanged. */
export function writeLocalRegistry(dist: string, registry: Registry): void {
  const text = JSON.stringify(registry);
  if (existsSync(fileIn(dist)) && readFileSync(fileIn(dist), 'utf8') === text) return;
  writeFileAtomically(fileIn(dist), text);
}

/** Description of a build on disk; null when the build is incomplete. */
export function readRemoteFile(dir: string): RemoteVersion | null {
  const file = path.join(dir, REMOTE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteVersion) : null;
}

/** What a build on disk needs; null when that was not recorded. */
export function readRequirementsFile(dir: string): Requirements | null {
  const file = path.join(dir, REQUIREMENTS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Requirements) : null;
}
