import { useMerchandiseActions } from '@widya/api-client/merchandise';
import type { Merchandise } from '@widya/contract/merchandise';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { failureOf } from '../../../features/failure.ts';
import { MERCHANDISE_TEXTS as texts } from '../texts.ts';
import { useRestore } from './use-moves.ts';

/** Moves a piece to the tab Terhapus once the person has said so; it can be taken back for 8 s. C-162. */
export function RemoveDialog({ piece, onClose }: { readonly piece: Merchandise; readonly onClose: () => void }) {
  const { remove } = useMerchandiseActions();
  const restore = useRestore();
  const removing = useAction(async () => {
    await remove(piece.id);
    toast.undo(texts.removed(piece.name), () => restore(piece));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{texts.removeWhy(piece.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
