import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';
import { readMigrations } from '../../packages/server/src/platform/database/migration-files.ts';

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

const MIGRATIONS = path.join(ROOT, 'packages/server/src/platform/database/migrations');

/**
 * Creates the migration of what changed in the schema of the database, or an empty one for statements written by hand.
 * It begins with what older servers must know: the same as for the migration before it, since a new table or column
 * disturbs none. @returns its path; null when nothing changed
 */
export function writeMigration(name: string | null = null, isEmpty = false): string | null {
  const server = path.join(ROOT, 'packages/server');
  const before = readMigrations(MIGRATIONS).at(-1);
  const args = ['generate', ...(name === null ? [] : ['--name', name]), ...(isEmpty ? ['--custom'] : [])];
  run(path.join(server, 'node_modules/.bin/drizzle-kit'), args, 'The migration could not be written', server);
  const latest = readMigrations(MIGRATIONS).at(-1);
  if (latest === undefined || latest.name === before?.name) return null;
  const file = path.join(MIGRATIONS, `${latest.name}.sql`);
  const needs = before === undefined ? latest.name : (before.needs ?? before.name);
  writeFileSync(file, `-- needs: ${needs}\n${readFileSync(file, 'utf8')}`);
  return path.relative(ROOT, file);
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
