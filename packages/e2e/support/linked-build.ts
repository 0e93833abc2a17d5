import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './product.ts';

const DIST = path.join(ROOT, 'dist');

/**
 * Fills a folder with links to everything that is built in this repository. Its registry is a copy, so that versions
 * can be published into the folder without changing that build.
 */
export function linkBuild(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(DIST, 'registry.json'), path.join(folder, 'registry.json'));
  for (const name of ['shell', 'site']) symlinkSync(path.join(DIST, name), path.join(folder, name));
  for (const remote of readdirSync(path.join(DIST, 'remotes'))) {
    const built = path.join(DIST, 'remotes', remote);
    const linked = path.join(folder, 'remotes', remote);
    mkdirSync(linked, { recursive: true });
    for (const version of readdirSync(built, { withFileTypes: true }))
      if (version.isDirectory()) symlinkSync(path.join(built, version.name), path.join(linked, version.name));
  }
}
