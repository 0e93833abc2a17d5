import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, remoteNames } from '../packages/remote-kit/build/paths.ts';
import { filesOf } from './lib/new-remote/files.ts';
import { namesOf } from './lib/new-remote/names.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // For the test of this command: takes away what it has made.
  options: { remove: { type: 'boolean', default: false } },
});
const names = namesOf(positionals[0] ?? '');
const dir = path.join(ROOT, names.folder);

if (values.remove) {
  rmSync(dir, { recursive: true, force: true });
  console.log(`${names.folder} is gone.`);
} else {
  if (existsSync(dir)) throw new Error(`${names.folder} exists already`);
  const [model = ''] = remoteNames();
  const files = filesOf(names, readFileSync(path.join(ROOT, model, 'package.json'), 'utf8'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  // How lines break depends on how long the name is.
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const formatted = spawnSync(biome, ['check', '--write', '--vcs-enabled=false', names.folder], { cwd: ROOT });
  if (formatted.status !== 0) throw new Error(`The files could not be formatted: ${formatted.stderr}`);
  console.log(
    `${names.folder} is ready: npx -y pnpm install, then pnpm dev ${names.folder}. Its screen is at /${names.kebab}.`,
  );
}
