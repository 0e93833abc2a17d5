import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { BackupError } from './backup-error.ts';
import { withSource } from './open-source.ts';
import { restoreBackup } from './restore-backup.ts';
import { summaryOf } from './summary.ts';

const USAGE = `pnpm restore <backup> [--force]

Checks a backup, restores it into an empty database and file storage, and compares the result with it. The server must not run.
--force  replaces a database that is not empty, once its name has been typed`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, help: { type: 'boolean' } },
});

/** Asks whether existing content may be replaced. */
async function mayReplace(name: string, content: readonly string[]): Promise<boolean> {
  if (!values.force) return false;
  process.stderr.write(
    `${content.join('\n')}\nEverything in the database will be replaced. Type its name (${name}) to go on: `,
  );
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === name;
  return false;
}

async function restore(folder: string): Promise<void> {
  const started = performance.now();
  const manifest = await withSource(loadConfig(process.env), (source) => restoreBackup(folder, source, mayReplace));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `Restored ${summaryOf(manifest)} from ${manifest.made_at} in ${seconds} s; rows and files were compared.`,
  );
}

const [folder] = positionals;
if (values.help || folder === undefined || positionals.length > 1) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  await restore(folder).catch((error: unknown) => {
    console.error(error instanceof BackupError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
}
