import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/remote-kit/build/paths.ts';

/** Writes files by their path from the root, and formats them: how lines break depends on how long the names are. */
export function writeGenerated(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), content);
  }
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(
    biome,
    ['check', '--write', '--vcs-enabled=false', ...Object.keys(files)],
    options,
  );
  if (status !== 0) throw new Error(`The files could not be formatted: ${stderr}`);
}
