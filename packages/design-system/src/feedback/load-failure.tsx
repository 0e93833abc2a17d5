import { ErrorState } from './error-state.tsx';
import type { FailureFacts } from './failure-banner.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

export interface LoadFailureProps {
  /** As `failureOf(error)` puts it into words. */
  failure: FailureFacts | null;
  /** What did not come: 'Riwayat tidak dapat dimuat'. */
  title?: string | undefined;
  /** What 'Coba lagi' does. */
  onRetry: () => void;
  /** Another try is under way. */
  retrying?: boolean | undefined;
  /** Room around it; `page` in place of a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** In place of what could not be loaded: why, the request id, and another try; or that it is not allowed. */
export function LoadFailure({ failure, title, ...rest }: LoadFailureProps) {
  if (failure?.forbidden) return <ForbiddenState requestId={failure.requestId} {...rest} />;
  return <ErrorState title={title} message={failure?.title} requestId={failure?.requestId} {...rest} />;
}
