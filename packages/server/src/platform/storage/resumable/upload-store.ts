import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Config } from '../../config/config.ts';

/** Stores the bytes of resumable uploads until a call uses them. */
export interface UploadStore extends DataStore {
  /** Opens a complete upload. */
  read(name: string): Readable | Promise<Readable>;
  /** Removes an upload, complete or not; a missing one is not an error. */
  remove(name: string): Promise<void>;
}

/** Opens the configured store: the bucket, which all servers share, or `resumable` below the data folder. */
export async function openUploadStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<UploadStore> {
  if (s3 === null) {
    const { DiskUploads } = await import('./disk-uploads.ts');
    return new DiskUploads({ directory: dataDir });
  }
  const { BucketUploads } = await import('./bucket-uploads.ts');
  return new BucketUploads(s3);
}
