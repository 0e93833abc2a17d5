import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ReactNode } from 'react';

const TEXTS = { waiting: 'Memuat pilihan', failed: 'Pilihan tidak dapat dimuat' } as const;

/** What stands in the panel of a filter while its options are on their way or did not come; null once they are there. */
export function pendingOptions({ data, error, isLoading, isValidating, retry }: Query<unknown>): ReactNode {
  if (data !== undefined && !isLoading) return null;
  if (error && !isLoading)
    return (
      <LoadFailure size="sm" failure={failureOf(error)} title={TEXTS.failed} onRetry={retry} retrying={isValidating} />
    );
  return (
    <SkeletonArea label={TEXTS.waiting}>
      <SkeletonText lines={4} />
    </SkeletonArea>
  );
}
