import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config, S3Settings } from '../platform/config/config.ts';
import { isKey } from '../platform/storage/keys.ts';
import { clientOptions } from '../platform/storage/s3-storage.ts';

/** Lists the keys of all files in the configured storage. */
export const listStoredKeys = ({ s3, dataDir }: Config): AsyncIterable<string> =>
  s3 === null ? keysOnDisk(join(dataDir, 'files')) : keysInBucket(s3);

async function* keysOnDisk(root: string): AsyncGenerator<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && isKey(key)) yield key;
  }
}

async function* keysInBucket(settings: S3Settings): AsyncGenerator<string> {
  const { paginateListObjectsV2, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client(clientOptions(settings));
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: settings.bucket }))
      for (const { Key = '' } of Contents) if (isKey(Key)) yield Key;
  } finally {
    client.destroy();
  }
}
