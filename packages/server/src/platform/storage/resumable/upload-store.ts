import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Config } from '../../config/config.ts';

/** Where the bytes of resumable uploads are until a call uses them. */
export interface UploadStore extends DataStore {
  /** Opens a complete upload. */
  read(name: string): Readable | Promise<Readable>;
  /** Removes an upload, complete or not; one that has gone is no error. */
  remove(name: string): Promise<void>;
}

/** The store that the settings ask for: the bucket, which all servers share, or `resumable` below the data folder. */
export async function openUploadStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<UploadStore> {
  if (s3 === null) {
    const { DiskUploads } = await import('./disk-uploads.ts');
    return new DiskUploads({ directory: dataDir });
  }
  const { BucketUploads } = await import('./bucket-uploads.ts');
  return new BucketUploads(s3);
}
