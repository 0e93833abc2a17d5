import type { ReactNode } from 'react';
import type { Failure } from './screen-state.ts';

export interface SkeletonProps {
  /** Name of the area, such as 'Kelas'. */
  readonly label: string;
  /** Title of the screen. */
  readonly title: string;
  /** True after two seconds, to show that the connection is slow. */
  readonly slow: boolean;
}

export interface ErrorCardProps {
  readonly label: string;
  readonly title: string;
  readonly failure: Failure;
  /** Reloads the screen from the server. */
  readonly onRetry: () => void;
  /** Set when this tab uses an override: removes it and loads the published version. */
  readonly onResetOverride: (() => void) | null;
}

export interface DegradedNoticeProps {
  readonly label: string;
  readonly failure: Failure;
  /** The version shown instead of the live one. */
  readonly version: string;
  readonly onRetry: () => void;
}

export interface RuntimeNoticeProps {
  readonly label: string;
  readonly failure: Failure;
  /** Reloads the page; the browser asks first while there is unsaved input. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export interface DisabledProps {
  readonly label: string;
}

/** Components with which the shell renders the states of a screen. */
export interface ScreenViews {
  readonly Skeleton: (props: SkeletonProps) => ReactNode;
  readonly ErrorCard: (props: ErrorCardProps) => ReactNode;
  /** Shown at the addresses of a remote that was disabled. */
  readonly Disabled: (props: DisabledProps) => ReactNode;
  /** Shown above the screen while the previous version is used. */
  readonly DegradedNotice: (props: DegradedNoticeProps) => ReactNode;
  /** Shown above a screen that threw in a listener, a timer or a promise. */
  readonly RuntimeNotice: (props: RuntimeNoticeProps) => ReactNode;
}
