import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import { manifestSchema } from '@widya/contract/routing/manifest.schemas';
import { failManifest, manifestMistakes } from '@widya/releases/manifest-mistakes';
import { z } from 'zod';
import { remoteNameOf } from './package-facts.ts';
import { screenFolder } from './screen-folder.ts';

/**
 * Validates one manifest: its shape, menu keys, the folder of every screen, and the paths of menu and tabs.
 * @param dir folder of the remote; the manifest must have the name of its package.
 * @throws Error that lists all errors.
 */
export function validateManifest(data: unknown, dir: string): RemoteManifest {
  const remote = remoteNameOf(dir);
  const parsed = manifestSchema.safeParse(data);
  if (!parsed.success) return failManifest(remote, z.prettifyError(parsed.error).split('\n'));
  const manifest = parsed.data;
  const mistakes: string[] = [];
  if (manifest.remote !== remote) mistakes.push(`it says it is ${manifest.remote}`);
  for (const screen of new Set(manifest.routes.map((route) => route.screen))) {
    const file = path.join('src/screens', screenFolder(screen), 'index.tsx');
    if (!existsSync(path.join(dir, file))) mistakes.push(`screen ${screen} has no ${file}`);
  }
  mistakes.push(...manifestMistakes(manifest));
  return mistakes.length === 0 ? manifest : failManifest(remote, mistakes);
}
