import { useMerchandiseActions } from '@widya/api-client/merchandise';
import type { Merchandise } from '@widya/contract/merchandise';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { MERCHANDISE_TEXTS as texts } from '../texts.ts';
import { useRestore } from './use-immediate-actions.ts';

/** Confirms moving an item to the tab Terhapus, which can be undone for 8 s. C-162. */
export function RemoveDialog({ item, onClose }: { readonly item: Merchandise; readonly onClose: () => void }) {
  const { remove } = useMerchandiseActions();
  const restore = useRestore();
  const act = async () => {
    await remove(item.id);
    toast.undo(texts.removed(item.name), () => restore(item));
  };
  return (
    <ConfirmAction
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{texts.removeWhy(item.name)}</p>
    </ConfirmAction>
  );
}
