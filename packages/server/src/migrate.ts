import { parseArgs } from 'node:util';
import { withSource } from './backup/open-source.ts';
import { loadConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { MIGRATIONS, migrateDatabase } from './platform/database/migrate.ts';
import { readMigrations } from './platform/database/migration-files.ts';
import { migrationStatus, statusText } from './platform/database/migration-status.ts';

const USAGE = `pnpm migrate [--status | --to N]

Applies pending migrations to the database of DATABASE_URL, or to the embedded one in DATA_DIR. Servers may run.
--status  shows what is applied and pending, and changes nothing
--to N    applies migrations up to number N, such as 39; there is no way back but a backup (docs/upgrading.md)`;

const { values } = parseArgs({
  options: { status: { type: 'boolean' }, to: { type: 'string' }, help: { type: 'boolean' } },
});

/** The name of a migration by its number. */
function nameOf(number: string): string {
  const found = readMigrations(MIGRATIONS).find(({ name }) => name.split('_')[0] === number.padStart(4, '0'));
  if (found === undefined) throw new ConfigError(`This version has no migration ${number}.`);
  return found.name;
}

async function run(): Promise<void> {
  await withSource(loadConfig(process.env), async ({ database }) => {
    if (values.status) {
      const status = await migrationStatus(database, MIGRATIONS);
      console.log(statusText(status));
      if (status.problem !== null) process.exitCode = 1;
      return;
    }
    const applied = await migrateDatabase(database, { until: values.to === undefined ? null : nameOf(values.to) });
    console.log(applied.length === 0 ? 'No migration was pending.' : `Applied ${applied.join(', ')}.`);
  });
}

if (values.help) console.log(USAGE);
else
  await run().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
