import type { Storage } from './storage.ts';

/** `/readyz` is public, so asking it often must not mean asking the bucket often. In ms. */
const REUSED_FOR = 10_000;

type StorageDetail = { readonly state: 'ok' | 'failed' };

/**
 * Whether files can be stored, for `/readyz`, which is public: without the message of the bucket. An answer is reused
 * for ten seconds.
 */
export function storageDetail(storage: Pick<Storage, 'check'>, clock: () => Date): () => Promise<StorageDetail> {
  let known: Promise<StorageDetail> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock().getTime();
    if (known === null || now - checkedAt >= REUSED_FOR) {
      checkedAt = now;
      known = storage.check().then(
        () => ({ state: 'ok' }),
        () => ({ state: 'failed' }),
      );
    }
    return known;
  };
}
