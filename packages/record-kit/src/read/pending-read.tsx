import { type ApiError, type Failure, failureOf } from '@widya/api-client/api-error';
import { LoadFailure, type LoadFailureProps } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ReactNode } from 'react';

interface PendingReadProps extends Pick<LoadFailureProps, 'title' | 'size'> {
  /** A read that has given nothing yet. */
  readonly of: { readonly error: ApiError | undefined; readonly retry: () => void; readonly isValidating: boolean };
  /** Puts a failure into words; default as the API client does. */
  readonly describe?: (failure: unknown) => Failure | null;
  /** What is read, for screen readers. */
  readonly label?: string;
  /** So many lines of text will come; `children` hold the place of anything else. */
  readonly lines?: number;
  readonly children?: ReactNode;
}

/** In place of what is still read: its outline, or why it could not be read and a way to try again. */
export function PendingRead({
  of,
  title,
  size,
  describe = failureOf,
  label = 'Memuat',
  lines = 3,
  children,
}: PendingReadProps) {
  const { error, retry, isValidating } = of;
  if (error)
    return <LoadFailure title={title} failure={describe(error)} onRetry={retry} retrying={isValidating} size={size} />;
  return <SkeletonArea label={label}>{children ?? <SkeletonText lines={lines} />}</SkeletonArea>;
}
