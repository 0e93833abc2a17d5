import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { traceBucket } from '../tracing/trace-bucket.ts';
import { BucketFailure } from './bucket-failure.ts';
import { guardBucket } from './guard-bucket.ts';
import { assertKey } from './keys.ts';
import type { Storage } from './storage.ts';

/** Timeouts in ms. Large files are sent in parts of 5 MB, each of which is one request. */
const CONNECT_MS = 3_000;
const REQUEST_MS = 60_000;
const IDLE_MS = 15_000;

/** Nothing is ever stored under it. */
const MISSING_KEY = 'widya-check';

/** Without the right to list a bucket, its answer for a missing file is a refusal. */
const isAnswerOfBucket = ({ name }: Error): boolean => ['NoSuchKey', 'AccessDenied'].includes(name);

/** File storage in a bucket. The SDK (23 MB, 0.7 s) is only loaded here, at start. */
export async function s3Storage(settings: S3Settings): Promise<Storage> {
  const { S3Client: Client, ...s3 } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new Client(clientOptions(settings));
  const Bucket = settings.bucket;
  traceBucket(client, Bucket);
  const guard = guardBucket();
  const guarded =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      guard(() => call(...args));
  return {
    put: guarded(async (key, content, type) => {
      // Streams of unknown length are sent in parts of 5 MB; a failed upload leaves no object.
      const params = { Bucket, Key: assertKey(key), Body: content, ContentType: type };
      await asBucketFailure(new Upload({ client: client as S3Client, params }).done());
    }),
    open: guarded(async (key, range) => {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const found = await orNull(client.send(new s3.GetObjectCommand({ Bucket, Key: assertKey(key), Range })));
      return (found?.Body as import('node:stream').Readable | undefined) ?? null;
    }),
    stat: guarded(async (key) => {
      const found = await orNull(client.send(new s3.HeadObjectCommand({ Bucket, Key: assertKey(key) })));
      return found ? { key, size: found.ContentLength ?? 0 } : null;
    }),
    remove: guarded(async (key) => {
      await asBucketFailure(client.send(new s3.DeleteObjectCommand({ Bucket, Key: assertKey(key) })));
    }),
    check: guarded(async () => {
      try {
        await client.send(new s3.GetObjectCommand({ Bucket, Key: MISSING_KEY }));
      } catch (error) {
        if (!(error instanceof Error && isAnswerOfBucket(error))) throw new BucketFailure(error);
      }
    }),
  };
}

/** Options of the SDK's client for the configured bucket. */
export const clientOptions = ({ region, endpoint, accessKeyId, secretAccessKey, forcePathStyle }: S3Settings) => ({
  region,
  forcePathStyle,
  ...(endpoint ? { endpoint } : {}),
  // Without keys in the environment, the SDK uses those of the machine (instance roles).
  ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  // S3-compatible stores do not know the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: REQUEST_MS,
    throwOnRequestTimeout: true,
    socketTimeout: IDLE_MS,
  },
});

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    throw new BucketFailure(error);
  }
}

/** @throws BucketFailure, which becomes a specific failure of the API. */
const asBucketFailure = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new BucketFailure(error);
  });
