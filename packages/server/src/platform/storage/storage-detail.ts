import type { Storage } from './storage.ts';

/** `/readyz` is public, so frequent calls of it must not cause frequent calls of the bucket. In ms. */
const CACHE_MS = 10_000;

type StorageDetail = { readonly state: 'ok' | 'failed' };

/**
 * Whether files can be stored, for `/readyz`, which is public: without the message of the bucket. An answer is reused
 * for ten seconds.
 */
export function storageDetail(storage: Pick<Storage, 'check'>, clock: () => Date): () => Promise<StorageDetail> {
  let cached: Promise<StorageDetail> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock().getTime();
    if (cached === null || now - checkedAt >= CACHE_MS) {
      checkedAt = now;
      cached = storage.check().then(
        () => ({ state: 'ok' }),
        () => ({ state: 'failed' }),
      );
    }
    return cached;
  };
}
