/** The bucket did not do what it was asked to. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  /** HTTP status it answered; null when it did not answer. */
  readonly status: number | null;

  constructor(cause: unknown) {
    super('The bucket failed', { cause });
    this.status = statusOf(cause);
  }
}

/** Where the SDK keeps the status of an answer. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const facts = error.$metadata as { readonly httpStatusCode?: number };
  return facts.httpStatusCode ?? null;
}
