import type { ErrorCode } from '@widya/contract/errors';
import type { RemoteFailure } from '@widya/contract/telemetry';
import type { StandbyProblem } from '../database/standby.ts';

/** What calls report to monitoring; nothing when `/metrics` is off. */
export interface Metrics {
  /** @param route template of the address, never the address itself, so that the number of series stays bounded. */
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly refusedSignIn: (reason: ErrorCode) => void;
  /** @param from why a read that may use the standby used the primary, or `standby`. */
  readonly standbyRead: (from: 'standby' | StandbyProblem) => void;
  readonly certificateMade: () => void;
  readonly remoteFailed: (remote: string, version: string | null, failure: RemoteFailure) => void;
  /** @param seconds from the navigation to the first rows. */
  readonly rowsShown: (remote: string, version: string, seconds: number) => void;
}

const nothing = (): void => undefined;

export const NO_METRICS: Metrics = {
  request: nothing,
  refusedSignIn: nothing,
  standbyRead: nothing,
  certificateMade: nothing,
  remoteFailed: nothing,
  rowsShown: nothing,
};
