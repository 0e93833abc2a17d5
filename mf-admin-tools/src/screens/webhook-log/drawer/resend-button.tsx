import { failureOf } from '@widya/api-client/api-error';
import { useWebhookActions } from '@widya/api-client/webhooks';
import { WEBHOOK_EVENT_LABELS } from '@widya/contract/webhook-rules';
import type { WebhookDelivery } from '@widya/contract/webhooks';
import { Button } from '@widya/design-system/button';
import { RefreshIcon } from '@widya/design-system/icon';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { WEBHOOK_LOG_TEXTS as texts } from '../texts.ts';

/** Sends an event again. */
export function ResendButton({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { resend } = useWebhookActions();
  const sending = useAction(async () => {
    try {
      await resend(delivery.webhook_id, delivery.id);
      toast.success(texts.resent(WEBHOOK_EVENT_LABELS[delivery.type]));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void sending.run(), texts.resendFailed);
    }
  });
  return (
    <Button
      variant="primary"
      icon={<RefreshIcon size={16} aria-hidden />}
      loading={sending.busy}
      onClick={() => void sending.run()}
    >
      {texts.resend}
    </Button>
  );
}
