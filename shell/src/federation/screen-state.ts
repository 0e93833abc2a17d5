import type { RemoteFailure } from '@widya/contract/telemetry';
import type { LoadPhases } from './phases.ts';
import type { ScreenComponent } from './screen-module.ts';

/** A failure as it is shown and reported: once, with one id. */
export interface Failure {
  readonly failure: RemoteFailure;
  /** Eight letters and digits to quote. */
  readonly incidentId: string;
  /** English, for the diagnosis page and the log. */
  readonly detail: string;
  /** Version that failed. */
  readonly version: string;
}

/** Where a screen is on its way into the page. */
export type ScreenState =
  | { readonly status: 'idle' }
  /** `slow` after two seconds. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly Screen: ScreenComponent; readonly version: string }
  /** The previous version is shown, because the current one cannot be run. */
  | {
      readonly status: 'degraded';
      readonly Screen: ScreenComponent;
      readonly version: string;
      readonly failure: Failure;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

export const IDLE: ScreenState = { status: 'idle' };

/** One row of the diagnosis page. */
export interface ScreenStatus {
  readonly screen: string;
  readonly state: ScreenState;
  readonly phases: LoadPhases;
  readonly lastFailure: Failure | null;
}

/** All that is known of a remote in this tab. */
export interface RemoteStatus {
  readonly remote: string;
  readonly label: string;
  /** Live version, or the overriding one. */
  readonly version: string;
  readonly previousVersion: string | null;
  /** Address its files come from. */
  readonly baseUrl: string;
  readonly source: 'registry' | 'override';
  /** Screens that were asked for in this tab. */
  readonly screens: readonly ScreenStatus[];
}
