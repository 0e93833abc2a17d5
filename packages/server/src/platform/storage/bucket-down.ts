import { BucketFailure } from './bucket-failure.ts';

const NETWORK = ['TimeoutError', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether the bucket's service is down, rather than refusing one call or having received a broken stream. */
export function isBucketDown(error: Error): boolean {
  if (!(error instanceof BucketFailure)) return false;
  if (error.status !== null) return error.status >= 500;
  const { name, code } = error.cause as Error & { code?: unknown };
  return NETWORK.includes(name) || NETWORK.includes(String(code));
}
