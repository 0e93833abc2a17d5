import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import { validateManifest } from './validate-manifest.ts';

/**
 * Reads and validates the manifest of a remote from its source.
 * @param dir folder of the remote.
 * @throws Error that lists all errors.
 */
export async function readManifest(dir: string): Promise<RemoteManifest> {
  const file = path.join(dir, 'src/manifest.ts');
  // The query makes Node load the file again after an edit.
  const module: { default?: unknown } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  return validateManifest(module.default, dir);
}
