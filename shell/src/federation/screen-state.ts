import type { RemoteFailure } from '@widya/contract/telemetry';
import type { LoadPhases } from './phases.ts';
import type { ScreenComponent } from './screen-module.ts';

/** A failure as it is shown and reported, with one incident id. */
export interface Failure {
  readonly failure: RemoteFailure;
  /** Eight letters and digits to quote to support. */
  readonly incidentId: string;
  /** In English, for the diagnosis page and the log. */
  readonly detail: string;
  /** The failed version. */
  readonly version: string;
}

/** Loading state of a screen. */
export type ScreenState =
  | { readonly status: 'idle' }
  /** `slow` after two seconds. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | {
      readonly status: 'ready';
      readonly Screen: ScreenComponent;
      readonly version: string;
      /** The last error outside rendering, shown above the screen. */
      readonly notice?: Failure | undefined;
    }
  /** The previous version is shown, because the current one cannot run. */
  | {
      readonly status: 'degraded';
      readonly Screen: ScreenComponent;
      readonly version: string;
      readonly failure: Failure;
      readonly notice?: Failure | undefined;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

export const IDLE: ScreenState = { status: 'idle' };

/** A row of the diagnosis page. */
export interface ScreenStatus {
  readonly screen: string;
  readonly state: ScreenState;
  readonly phases: LoadPhases;
  readonly lastFailure: Failure | null;
}

/** State of a remote in this tab. */
export interface RemoteStatus {
  readonly remote: string;
  readonly label: string;
  /** The version that the account gets, which may be a candidate, or the override. */
  readonly version: string;
  readonly previousVersion: string | null;
  /** Base address of its files. */
  readonly baseUrl: string;
  readonly source: 'registry' | 'override';
  /** Screens that were requested in this tab. */
  readonly screens: readonly ScreenStatus[];
}
