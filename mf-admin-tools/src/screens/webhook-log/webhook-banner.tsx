import { formatDateTime } from '@widya/contract/time/texts';
import { DEACTIVATION_LABELS } from '@widya/contract/webhook-rules';
import type { Webhook } from '@widya/contract/webhooks';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { WEBHOOK_TEXTS } from '../../features/webhooks/texts.ts';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';

interface WebhookBannerProps {
  readonly webhook: Webhook;
  readonly isActivating: boolean;
  readonly onActivate: () => void;
}

/** Why nothing is sent to a webhook, or since when deliveries fail; nothing while it works. */
export function WebhookBanner({ webhook, isActivating, onActivate }: WebhookBannerProps) {
  const { state, failing_since, deactivated_reason } = webhook;
  if (state === 'active') return null;
  if (state === 'failing')
    return (
      <Banner
        tone="warn"
        title={failing_since === null ? undefined : texts.failingTitle(formatDateTime(failing_since))}
      >
        {texts.failingWhy}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      title={DEACTIVATION_LABELS[deactivated_reason ?? 'manual']}
      actions={
        <Button size="sm" loading={isActivating} onClick={onActivate}>
          {WEBHOOK_TEXTS.activate}
        </Button>
      }
    >
      {texts.inactiveWhy}
    </Banner>
  );
}
