import { type ApiError, type Failure, failureOf } from '@widya/api-client/api-error';
import { LoadFailure, type LoadFailureProps } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ReactNode } from 'react';

interface PendingReadProps extends Pick<LoadFailureProps, 'title' | 'size'> {
  /** A read without data. */
  readonly of: { readonly error: ApiError | undefined; readonly retry: () => void; readonly isValidating: boolean };
  /** Prepares a failure for display; default that of the API client. */
  readonly describe?: (failure: unknown) => Failure | null;
  /** Name of the content, for screen readers. */
  readonly label?: string;
  /** Expected number of text lines; `children` reserve the space of other content. */
  readonly lines?: number;
  readonly children?: ReactNode;
}

/** Shown instead of content that is loading or failed: a skeleton, or the error with a retry. */
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
