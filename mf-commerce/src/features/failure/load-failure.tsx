import { ApiError, failureOf } from '@widya/api-client/api-error';
import { ErrorState } from '@widya/design-system/error-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { FALLBACK } from './texts.ts';

interface LoadFailureProps {
  readonly error: unknown;
  /** What did not come. */
  readonly title: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** In place of what could not be loaded: why, the request id, and another try; or that it is not allowed. */
export function LoadFailure({ error, title, onRetry, retrying }: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 403)
    return <ForbiddenState size="sm" requestId={error.requestId} onRetry={onRetry} retrying={retrying} />;
  const failure = failureOf(error, FALLBACK);
  return (
    <ErrorState
      size="sm"
      title={title}
      message={failure?.title}
      requestId={failure?.requestId}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
