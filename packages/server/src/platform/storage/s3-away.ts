import { BucketFailure } from './bucket-failure.ts';

const NETWORK = ['TimeoutError', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether the bucket's service does not work, and not only refused one call or was sent a stream that broke. */
export function isS3Away(error: Error): boolean {
  if (!(error instanceof BucketFailure)) return false;
  if (error.status !== null) return error.status >= 500;
  const { name, code } = error.cause as Error & { code?: unknown };
  return NETWORK.includes(name) || NETWORK.includes(String(code));
}
