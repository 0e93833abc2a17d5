import type { RemoteFailure } from '@widya/contract/telemetry';

/** Why a remote did not come up, with what is known of it. */
export class RemoteError extends Error {
  /**
   * `network` no answer; `http` an error status; `timeout` the budget ran out; `not-script` an answer that is not the published
   * script (HTML, wrong type, integrity mismatch); `evaluation` the code threw while it was read; `missing-screen` the remote
   * has no such screen; `contract` built for another version of the agreement; `render` the screen threw while it was shown.
   */
  readonly failure: RemoteFailure;
  /** Status of the answer, when `failure` is `http`. */
  readonly status: number | null;
  /** File that failed, when it was one. */
  readonly url: string | null;

  constructor(
    failure: RemoteFailure,
    detail: string,
    { status = null, url = null, cause }: { status?: number | null; url?: string | null; cause?: unknown } = {},
  ) {
    super(detail, { cause });
    this.name = 'RemoteError';
    this.failure = failure;
    this.status = status;
    this.url = url;
  }
}

/** The message of whatever was thrown. */
export const messageOfThrown = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** A failure of code that threw, unless it is classified already. */
export const asRemoteError = (thrown: unknown, failure: RemoteFailure): RemoteError =>
  thrown instanceof RemoteError ? thrown : new RemoteError(failure, messageOfThrown(thrown), { cause: thrown });

/**
 * Whether the same request may succeed when it is repeated at once: a connection that broke, a server that is overloaded or
 * restarts. A missing file, a wrong answer or wrong code stays what it is.
 */
export const mayPass = ({ failure, status }: RemoteError): boolean =>
  failure === 'network' ||
  (failure === 'http' && status !== null && (status >= 500 || status === 408 || status === 429));

/** Eight letters and digits that a person can read out and that stand in the server's log. */
export const newIncidentId = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
