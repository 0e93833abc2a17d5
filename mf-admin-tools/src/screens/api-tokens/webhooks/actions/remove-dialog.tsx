import { useWebhookActions } from '@widya/api-client/webhooks';
import type { Webhook } from '@widya/contract/webhooks';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { WEBHOOKS_TEXTS as texts } from '../texts.ts';

interface RemoveDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Confirms the deletion of a webhook with its log. */
export function RemoveDialog({ webhook, onClose }: RemoveDialogProps) {
  const { remove } = useWebhookActions();
  const act = async () => {
    await remove(webhook.id);
    toast.success(texts.removed);
  };
  return (
    <ConfirmAction title={texts.removeTitle} confirmLabel={texts.actions.remove} danger act={act} onClose={onClose}>
      <p>{texts.removeWhy(webhook.name)}</p>
    </ConfirmAction>
  );
}
