import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/remote-kit/build/paths.ts';

/** Writes files by path relative to the root and formats them, because line breaks depend on the length of names. */
export function writeGenerated(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), content);
  }
  format(Object.keys(files).filter((file) => !file.endsWith('.md')));
}

/** Runs `pnpm shapes` in a separate process, which reads the changed schemas. */
export function writeShapes(): void {
  run(process.execPath, ['packages/contract/shapes/main.ts'], 'The shapes of answers could not be written');
  format(['packages/contract/src/read-shapes.ts']);
}

/** Creates the migration of a table that was added to the schema. */
export function writeMigration(): void {
  const server = path.join(ROOT, 'packages/server');
  run(path.join(server, 'node_modules/.bin/drizzle-kit'), ['generate'], 'The migration could not be written', server);
}

const format = (files: readonly string[]): void =>
  run(
    path.join(ROOT, 'node_modules/.bin/biome'),
    ['check', '--write', '--vcs-enabled=false', ...files],
    'The files could not be formatted',
  );

function run(program: string, args: readonly string[], failure: string, cwd = ROOT): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${failure}: ${stderr}`);
}
