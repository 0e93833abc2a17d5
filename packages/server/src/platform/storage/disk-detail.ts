import { statfs } from 'node:fs/promises';

/** Below this almost nothing can be written: the embedded database allocates 16 MB at a time. */
const FULL_BYTES = 64 * 1_048_576;

type ReadSpace = (path: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** Free space on the disk of `DATA_DIR`, for `/healthz` and `/readyz`. */
export interface DiskDetail {
  readonly state: 'ok' | 'full';
  readonly free_mb: number;
}

/** @param read replaced in tests. */
export async function diskDetail(dataDir: string, read: ReadSpace = statfs): Promise<DiskDetail> {
  const { bavail, bsize } = await read(dataDir);
  const free = bavail * bsize;
  return { state: free < FULL_BYTES ? 'full' : 'ok', free_mb: Math.floor(free / 1_048_576) };
}
