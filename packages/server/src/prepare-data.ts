import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import { BucketFailure } from './platform/storage/bucket-failure.ts';
import type { Storage } from './platform/storage/storage.ts';
import { prepareWithoutDemo, seedIfEmpty } from './seed/prepare-database.ts';
import { storeDemoFiles } from './seed/store-demo-files.ts';

/** Fills an empty database: with demo data, or with DEMO=0 only with what every installation needs. */
export async function prepareData({ demo }: Config, pool: pg.Pool, storage: Storage, log: Logger): Promise<void> {
  if (demo) {
    if (!(await seedIfEmpty(pool, 'S', log))) return;
    await storeDemoFiles(storage).catch((error: unknown) => {
      if (!(error instanceof BucketFailure)) throw error;
      log.error({ err: error }, 'The files of the demo data could not be stored in S3_BUCKET');
    });
    return;
  }
  const { needsSuperadmin } = await prepareWithoutDemo(pool);
  if (needsSuperadmin) log.warn('Nobody can sign in yet: make the first superadmin with `pnpm create-superadmin`');
}
