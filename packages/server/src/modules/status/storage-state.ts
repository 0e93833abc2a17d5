import type { Status } from '@widya/contract/status';
import type { PreparationCtx } from '../../platform/http/context.ts';
import { withinTime } from '../../platform/outgoing/within-time.ts';
import { diskDetail } from '../../platform/storage/disk-detail.ts';
import { selectNewestKey } from './queries.ts';

export type StorageState = Pick<Status['storage'], 'kind' | 'state' | 'free_mb'>;

/** How long reading a file may take, in ms. */
const PATIENCE = 3_000;

async function canRead({ db, storage }: Pick<PreparationCtx, 'db' | 'storage'>): Promise<'ok' | 'failed' | 'unused'> {
  const key = await selectNewestKey(db);
  if (key === undefined) return 'unused';
  const file = await withinTime(storage.stat(key), PATIENCE).catch(() => null);
  return file === null ? 'failed' : 'ok';
}

/** Tries to read the newest file, and measures the disk of this server. */
export async function storageState(ctx: Pick<PreparationCtx, 'db' | 'storage' | 'config'>): Promise<StorageState> {
  const kind = ctx.config.s3 === null ? 'folder' : 'bucket';
  const disk = await diskDetail(ctx.config.dataDir).catch(() => null);
  const state = disk?.state === 'full' ? 'full' : await canRead(ctx);
  return { kind, state, free_mb: disk?.free_mb ?? null };
}
