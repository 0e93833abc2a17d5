import { ApiError } from '@widya/api-client/api-error';
import { ErrorState } from '@widya/design-system/error-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { failureText } from './failure-text.ts';

interface LoadFailureProps {
  readonly error: unknown;
  /** What did not come. */
  readonly title?: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly size?: 'sm' | 'md' | 'page';
}

/** In place of what could not be loaded: why, the request id, and another try. */
export function LoadFailure({ error, title, onRetry, retrying, size }: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 403)
    return <ForbiddenState requestId={error.requestId} onRetry={onRetry} retrying={retrying} />;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <ErrorState
      title={title}
      message={failureText(error)}
      requestId={requestId}
      onRetry={onRetry}
      retrying={retrying}
      size={size}
    />
  );
}
