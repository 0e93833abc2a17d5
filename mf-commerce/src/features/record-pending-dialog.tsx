import type { ApiError } from '@widya/api-client/api-error';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';

interface RecordPendingDialogProps {
  readonly title: string;
  readonly query: {
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

/** Replaces the dialog of a record requested by id: loading, not found, or failed. */
export function RecordPendingDialog({ title, query, texts, onClose }: RecordPendingDialogProps) {
  const { error } = query;
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      {error?.status === 404 ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead
          of={{ error, retry: query.retry, isValidating: query.isValidating }}
          title={texts.failed}
          size="sm"
          describe={failureOf}
          lines={8}
        />
      )}
    </Dialog>
  );
}
