import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

export interface StoredText {
  readonly text: string;
  /** Changes with the content; used for conditional writes. */
  readonly etag: string;
}

export interface PutOptions {
  readonly type: string;
  readonly cacheControl: string;
  /** Writes only if the object has this etag; `null`: only if it does not exist. */
  readonly onlyIf?: string | null;
}

/** The operations of an S3-compatible bucket that publishing needs. */
export interface Bucket {
  readonly read: (key: string) => Promise<StoredText | null>;
  /** Returns false when `onlyIf` is not met. */
  readonly write: (key: string, body: Uint8Array | string, options: PutOptions) => Promise<boolean>;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** A missing bucket also answers 404, but must not be treated as an empty one. */
const isMissingObject = (error: unknown): boolean => error instanceof S3ServiceException && error.name === 'NoSuchKey';

/**
 * Opens a bucket with the environment variables of the server: S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID,
 * S3_SECRET_ACCESS_KEY. Without keys, AWS's default credentials are used.
 */
export function openBucket(bucket: string, environment: NodeJS.ProcessEnv = process.env): Bucket {
  const { S3_REGION = 'us-east-1', S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  const client = new S3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  });
  return {
    read: async (key) => {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return { text: (await answer.Body?.transformToString()) ?? '', etag: answer.ETag ?? '' };
      } catch (error) {
        if (isMissingObject(error)) return null;
        throw error;
      }
    },
    write: async (key, body, { type, cacheControl, onlyIf }) => {
      const condition = onlyIf === undefined ? {} : onlyIf === null ? { IfNoneMatch: '*' } : { IfMatch: onlyIf };
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: body,
            ContentType: type,
            CacheControl: cacheControl,
            ...condition,
          }),
        );
        return true;
      } catch (error) {
        if (statusOf(error) === 412 || statusOf(error) === 409) return false;
        throw error;
      }
    },
  };
}
