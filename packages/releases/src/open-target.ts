import path from 'node:path';
import { directoryTarget } from './directory-target.ts';
import type { PublishTarget } from './target.ts';

/**
 * Opens a target of builds.
 * @param target `s3://bucket/prefix` or a folder.
 * @param environment with the settings of the bucket.
 */
export async function openTarget(target: string, environment: NodeJS.ProcessEnv = process.env): Promise<PublishTarget> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (bucket === undefined) return directoryTarget(path.resolve(target));
  // Imported on demand, because the client of the bucket is large.
  const [{ openBucket }, { s3Target }] = await Promise.all([import('./s3-bucket.ts'), import('./s3-target.ts')]);
  return s3Target(openBucket(bucket, environment), target, prefix.replace(/\/$/, ''));
}
