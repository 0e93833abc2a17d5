import type { ClassRow } from '@widya/contract/classes';
import { ConfirmByNameDialog } from '@widya/design-system/confirm-by-name-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import { BlockedDeletionDialog } from '@widya/record-kit/visibility/blocked-deletion-dialog';
import { TEXTS } from '../texts.ts';
import { useHiding } from '../use-hiding.ts';
import { useDelete } from './use-delete.ts';

interface DeleteDialogProps {
  readonly row: ClassRow;
  readonly onClose: () => void;
}

/**
 * Deletes a class permanently after its name was typed; with accepted people, explains why that is not possible and
 * offers to hide it.
 */
export function DeleteDialog({ row, onClose }: DeleteDialogProps) {
  const { refused, reason, busy, failure, run } = useDelete(row, onClose);
  const hidingOf = useHiding();
  const { accepted, waiting } = row.metrics;
  if (refused)
    return (
      <BlockedDeletionDialog
        record={hidingOf(row)}
        isHidden={row.active === 0}
        why={reason ?? TEXTS.blockedWhy(formatNumber(accepted), formatNumber(waiting))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmByNameDialog
      open
      title={TEXTS.deleteTitle}
      name={row.name}
      confirmLabel={TEXTS.actions.remove}
      loading={busy}
      onConfirm={run}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(failure)} />
        <p>{TEXTS.deleteWhy}</p>
        {waiting > 0 && <p>{TEXTS.deleteWaiting(formatNumber(waiting))}</p>}
      </Stack>
    </ConfirmByNameDialog>
  );
}
