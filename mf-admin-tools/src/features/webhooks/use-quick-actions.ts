import { failureOf } from '@widya/api-client/api-error';
import { useWebhookActions } from '@widya/api-client/webhooks';
import type { Webhook } from '@widya/contract/webhooks';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { WEBHOOK_TEXTS as texts } from './texts.ts';

type Named = Pick<Webhook, 'id' | 'name'>;

/** 'Kirim uji coba' and 'Aktifkan': run without confirmation because they harm nothing; show failures with a retry. */
export function useQuickActions() {
  const { sendTest, update } = useWebhookActions();
  const testing = useAction(async (webhook: Named) => {
    try {
      await sendTest(webhook.id);
      toast.success(texts.tested(webhook.name));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void testing.run(webhook), texts.testFailed);
    }
  });
  const activating = useAction(async (webhook: Named) => {
    try {
      await update(webhook.id, { active: true });
      toast.success(texts.activated(webhook.name));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void activating.run(webhook), texts.activateFailed);
    }
  });
  return { test: testing.run, isTesting: testing.busy, activate: activating.run, isActivating: activating.busy };
}
