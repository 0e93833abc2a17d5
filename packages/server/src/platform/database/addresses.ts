import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { PoolSettings } from './pool.ts';
import { hostsOf, primaryAmong, refuseStandby } from './primary.ts';
import { refusePooler } from './refuse-pooler.ts';

/** How long a connection waits for one of several hosts to be the primary, in ms. */
const PATIENCE_MS = 5_000;

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'>;

/** The external database for calls and jobs, perhaps through a pooler; null without one. */
export const pooledAddress = ({ databaseUrl, databaseDirectUrl }: Addresses): PoolSettings | null =>
  databaseUrl === null
    ? null
    : {
        throughPooler: databaseDirectUrl !== null,
        primary: primaryAmong(hostsOf(databaseUrl), PATIENCE_MS),
        // An address that moved too early would leave the pool with connections that cannot write.
        onConnect: refuseStandby,
      };

/** The standby for reads, perhaps through the same kind of pooler; null without one. */
export const standbyAddress = ({ databaseReadUrl, databaseDirectUrl }: Addresses): PoolSettings | null =>
  databaseReadUrl === null ? null : { connectionString: databaseReadUrl, throughPooler: databaseDirectUrl !== null };

/**
 * The primary for work that keeps its session: migrations, backups and the seed; null without an external database.
 * @throws ConfigError when the address leads through a pooler.
 */
export const directAddress = async ({ databaseUrl, databaseDirectUrl }: Addresses): Promise<pg.ClientConfig | null> => {
  const address = databaseDirectUrl ?? databaseUrl;
  if (address === null) return null;
  const connectionString = await primaryAmong(hostsOf(address), PATIENCE_MS).find();
  await refusePooler({ name: databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', connectionString });
  return { connectionString };
};
