import { previewVoucherBulk } from '@widya/api-client/vouchers';
import { previewVoucherBulk as previewEndpoint } from '@widya/contract/vouchers-bulk';
import { BulkDialog } from '@widya/record-kit/bulk-action/bulk-dialog';
import { useBulkPreview } from '@widya/record-kit/bulk-action/use-bulk-preview';
import { failureOf } from '@widya/record-kit/read/failure';
import type { BulkRequest } from './bulk-request.ts';
import { countedOf } from './counted.tsx';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';
import { useBulk } from './use-bulk.ts';

interface VoucherBulkDialogProps {
  readonly request: BulkRequest;
  /** Called after the action, to clear the selection. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A bulk action on vouchers. */
export function VoucherBulkDialog({ request, onDone, onClose }: VoucherBulkDialogProps) {
  const { action, target } = request;
  const preview = useBulkPreview(previewEndpoint.path, { ...target, action }, previewVoucherBulk);
  const { run, busy, failure } = useBulk(request, {
    onDone: () => {
      onDone();
      onClose();
    },
    onChanged: preview.retry,
  });
  const count = preview.data?.total ?? request.count;
  const changes = preview.data?.changes ?? 0;
  return (
    <BulkDialog
      title={BULK_ACTIONS[action].title}
      description={texts.chosen(count, target.except?.length ?? 0)}
      runLabel={BULK_ACTIONS[action].run(changes)}
      isDangerous={action === 'delete'}
      counted={preview.data ? countedOf(action, preview.data) : null}
      preview={preview}
      changes={changes}
      busy={busy}
      failure={failureOf(failure)}
      onRun={() => void run(count)}
      onClose={onClose}
    />
  );
}
