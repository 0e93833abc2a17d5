import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { loadConfig } from '../platform/config/config.ts';
import { directAddress } from '../platform/database/addresses.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { presentHour, seedOrRefuse } from './prepare-database.ts';
import { parseSize } from './sizes.ts';
import { storeDemoFiles } from './store-demo-files.ts';

const USAGE = `pnpm seed --size S|M|L [--database-url postgres://…] [--now 2026-01-31T00:00:00Z] [--reset]

Fills an empty database with invented data. Without --database-url (or DATABASE_URL) it is the embedded one in DATA_DIR.
--reset  drops everything that is in the database first`;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const log = {
  info: (fields: object, message: string) => print(`${message} ${JSON.stringify(fields)}`),
  warn: (fields: object, message: string) => print(`${message} ${JSON.stringify(fields)}`),
};

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'S' },
    'database-url': { type: 'string' },
    now: { type: 'string' },
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const parseNow = (text: string | undefined): number => {
  if (text === undefined) return presentHour();
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`--now is not an instant: ${text}`);
  return at;
};

const seed = async (): Promise<void> => {
  const size = parseSize(values.size);
  const now = parseNow(values.now);
  const settings = loadConfig(process.env);
  const url = values['database-url'] ?? (await directAddress(settings))?.connectionString;
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const config = embedded?.poolConfig ?? { connectionString: url ?? '' };
  const pool = createPool({ ...config, max: 2, statement_timeout: 0 });
  try {
    if (values.reset)
      await pool.query(
        'drop schema if exists public cascade; drop schema if exists drizzle cascade; drop schema if exists pgboss cascade; create schema public',
      );
    await migrateDatabase(config);
    const started = Date.now();
    await seedOrRefuse(pool, { size, now, onStep: (name, ms) => print(`${String(ms).padStart(8)} ms  ${name}`) });
    await storeDemoFiles(await openStorage(settings));
    await pool.query('vacuum');
    print(`Size ${size} took ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
};

if (values.help) print(USAGE);
else {
  await seed().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
