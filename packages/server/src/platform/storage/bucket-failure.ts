/** A failed request to the bucket. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  /** HTTP status of the response; null when there was none. */
  readonly status: number | null;

  constructor(cause: unknown) {
    super('The bucket failed', { cause });
    this.status = statusOf(cause);
  }
}

/** The HTTP status that the SDK attaches to its errors. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const facts = error.$metadata as { readonly httpStatusCode?: number };
  return facts.httpStatusCode ?? null;
}
