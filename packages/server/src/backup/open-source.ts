import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import type { Config } from '../platform/config/config.ts';
import { directAddress } from '../platform/database/addresses.ts';
import type { Source } from './make-backup.ts';

const log = {
  info: () => undefined,
  warn: (fields: object, message: string) => console.error(`${message} ${JSON.stringify(fields)}`),
};

/** Connects to the configured database. Starts the embedded one if it is not running, without applying migrations. */
export async function withSource<T>(config: Config, work: (source: Source) => Promise<T>): Promise<T> {
  const database = await directAddress(config);
  if (database !== null) return work({ config, database });
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await work({ config, database: embedded.poolConfig });
  } finally {
    await embedded.stop();
  }
}
