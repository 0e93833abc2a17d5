import type { ApiError } from '@widya/api-client/api-error';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { failureOf } from './failure.ts';

interface RecordPendingDialogProps {
  readonly title: string;
  readonly asked: {
    readonly error: ApiError | undefined;
    readonly isValidating: boolean;
    readonly retry: () => void;
  };
  readonly texts: {
    readonly close: string;
    readonly missing: string;
    readonly missingWhy: string;
    readonly failed: string;
  };
  readonly onClose: () => void;
}

/** Stands in for the dialog of a record that was asked for by its id: loading, not found, or failed. */
export function RecordPendingDialog({ title, asked, texts, onClose }: RecordPendingDialogProps) {
  const { error } = asked;
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      {error?.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : error ? (
        <LoadFailure
          size="sm"
          failure={failureOf(error)}
          title={texts.failed}
          onRetry={asked.retry}
          retrying={asked.isValidating}
        />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Dialog>
  );
}
