import { ErrorState } from './error-state.tsx';
import type { FailureFacts } from './failure-banner.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

export interface LoadFailureProps {
  /** An error prepared by `failureOf(error)`. */
  failure: FailureFacts | null;
  /** What failed: 'Riwayat tidak dapat dimuat'. */
  title?: string | undefined;
  /** Action of 'Coba lagi'. */
  onRetry: () => void;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  /** Padding; `page` when it replaces a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Replaces content that could not be loaded: cause, request id and retry, or that permission is missing. */
export function LoadFailure({ failure, title, ...rest }: LoadFailureProps) {
  if (failure?.forbidden) return <ForbiddenState requestId={failure.requestId} {...rest} />;
  return <ErrorState title={title} message={failure?.title} requestId={failure?.requestId} {...rest} />;
}
