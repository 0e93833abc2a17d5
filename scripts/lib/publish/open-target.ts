import path from 'node:path';
import { DIST } from '../../../packages/remote-kit/build/paths.ts';
import { directoryTarget } from './directory-target.ts';
import type { PublishTarget } from './target.ts';

/**
 * Opens the target of `--target`.
 * @param target `s3://bucket/prefix`, a folder, or undefined for the folder that this server serves.
 */
export async function openTarget(target: string | undefined): Promise<PublishTarget> {
  if (target === undefined) return directoryTarget(DIST);
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (bucket === undefined) return directoryTarget(path.resolve(target));
  // Imported on demand, because the client of the bucket is large.
  const [{ openBucket }, { s3Target }] = await Promise.all([
    import('../../../packages/remote-kit/build/s3-bucket.ts'),
    import('./s3-target.ts'),
  ]);
  return s3Target(openBucket(bucket), target, prefix.replace(/\/$/, ''));
}
