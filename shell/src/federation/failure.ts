import type { RemoteFailure } from '@widya/contract/telemetry';

/** Why a remote could not be shown, with known details. */
export class RemoteError extends Error {
  /**
   * `network` no answer; `http` an error status; `timeout` the budget was exceeded; `not-script` an answer that is not
   * the published script (HTML, wrong type, integrity mismatch); `evaluation` the code threw while it was evaluated;
   * `missing-screen` the remote has no such screen; `contract` built for another contract version; `render` the screen
   * threw while rendering; `runtime` a running screen threw in a listener, a timer or a promise.
   */
  readonly failure: RemoteFailure;
  /** Status of the answer when `failure` is `http`. */
  readonly status: number | null;
  /** Address of the failed file, if any. */
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

/** The message of a thrown value. */
export const messageOfThrown = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** Wraps a thrown value in a RemoteError unless it is one. */
export const asRemoteError = (thrown: unknown, failure: RemoteFailure): RemoteError =>
  thrown instanceof RemoteError ? thrown : new RemoteError(failure, messageOfThrown(thrown), { cause: thrown });

/**
 * Whether an immediate retry may succeed: a lost connection, an overloaded or restarting server. A missing file, a
 * wrong answer or faulty code does not change.
 */
export const isTransient = ({ failure, status }: RemoteError): boolean =>
  failure === 'network' ||
  (failure === 'http' && status !== null && (status >= 500 || status === 408 || status === 429));

/** Eight letters and digits that a person can read out and that the server's log contains. */
export const newIncidentId = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
