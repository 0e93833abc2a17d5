import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import type { Config } from '../platform/config/config.ts';
import type { Source } from './make-backup.ts';

const log = {
  info: () => undefined,
  warn: (fields: object, message: string) => console.error(`${message} ${JSON.stringify(fields)}`),
};

/** Works with the database of the settings; the embedded one is started when it does not run, and not brought to a newer migration. */
export async function withSource<T>(config: Config, work: (source: Source) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work({ config, database: { connectionString: config.databaseUrl } });
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await work({ config, database: embedded.poolConfig });
  } finally {
    await embedded.stop();
  }
}
