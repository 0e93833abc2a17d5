import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured file storage: a bucket, or `files` below the data folder. */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null) return diskStorage(join(dataDir, 'files'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3);
}
