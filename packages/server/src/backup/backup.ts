import { parseArgs } from 'node:util';
import { loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { recordBackup } from '../platform/database/backup-record.ts';
import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';
import { removeOldBackups } from './old-backups.ts';
import { withSource } from './open-source.ts';
import { summaryOf } from './summary.ts';

const USAGE = `pnpm backup [folder] [--keep N]

Writes database, files and keys into a new folder below the named one (backups when left out). The server may run.
--keep N  removes all but the newest N backups in the folder afterwards`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, help: { type: 'boolean' } },
});

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new BackupError('--keep takes a number from 1.');
  return Number(text);
}

async function backUp(target: string): Promise<void> {
  const keep = readKeep(values.keep);
  const { folder, manifest } = await withSource(loadConfig(process.env), async (source) => {
    const now = new Date();
    const made = await makeBackup(source, target, now);
    await recordBackup(source.database, now).catch((error: unknown) =>
      console.warn('The screen Status will not show this backup, as it could not be recorded:', error),
    );
    return made;
  });
  console.log(`Backed up ${summaryOf(manifest)} to ${folder}.`);
  if (manifest.missing.length > 0)
    console.warn(
      `${manifest.missing.length} files had gone before they could be copied:\n  ${manifest.missing.join('\n  ')}`,
    );
  const removed = keep === null ? [] : await removeOldBackups(target, keep);
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`);
}

if (values.help || positionals.length > 1) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  await backUp(positionals[0] ?? 'backups').catch((error: unknown) => {
    console.error(error instanceof BackupError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
}
