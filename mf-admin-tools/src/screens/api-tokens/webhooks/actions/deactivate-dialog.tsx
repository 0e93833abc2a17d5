import { useWebhookActions } from '@widya/api-client/webhooks';
import type { Webhook } from '@widya/contract/webhooks';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { WEBHOOKS_TEXTS as texts } from '../texts.ts';

interface DeactivateDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Confirms a deactivation, because what happens until the next activation is never delivered. */
export function DeactivateDialog({ webhook, onClose }: DeactivateDialogProps) {
  const { update } = useWebhookActions();
  const act = async () => {
    await update(webhook.id, { active: false });
    toast.success(texts.deactivated);
  };
  return (
    <ConfirmAction
      title={texts.deactivateTitle}
      confirmLabel={texts.actions.deactivate}
      danger
      act={act}
      onClose={onClose}
    >
      <p>{texts.deactivateWhy(webhook.name)}</p>
    </ConfirmAction>
  );
}
