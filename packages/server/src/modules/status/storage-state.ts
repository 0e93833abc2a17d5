import type { Status } from '@widya/contract/status';
import type { PreparationCtx } from '../../platform/http/context.ts';
import { withinTime } from '../../platform/outgoing/within-time.ts';
import { diskDetail } from '../../platform/storage/disk-detail.ts';
import { selectNewestKey } from './queries.ts';

export type StorageState = Pick<Status['storage'], 'kind' | 'state' | 'free_mb'>;

/** How long the storage may take to respond, in ms. */
const TIMEOUT_MS = 3_000;

async function canStore({ db, storage }: Pick<PreparationCtx, 'db' | 'storage'>): Promise<'ok' | 'failed'> {
  try {
    await withinTime(storage.check(), TIMEOUT_MS);
    const key = await selectNewestKey(db);
    if (key === undefined) return 'ok';
    return (await withinTime(storage.stat(key), TIMEOUT_MS)) === null ? 'failed' : 'ok';
  } catch {
    return 'failed';
  }
}

/** Checks the storage, tries to find the newest file, and measures the disk of this server. */
export async function storageState(ctx: Pick<PreparationCtx, 'db' | 'storage' | 'config'>): Promise<StorageState> {
  const kind = ctx.config.s3 === null ? 'folder' : 'bucket';
  const disk = await diskDetail(ctx.config.dataDir).catch(() => null);
  const state = disk?.state === 'full' ? 'full' : await canStore(ctx);
  return { kind, state, free_mb: disk?.free_mb ?? null };
}
