import { useWebhooks } from '@widya/api-client/webhooks';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon, SendIcon } from '@widya/design-system/icon';
import { Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton } from '@widya/design-system/skeleton';
import { UserText } from '@widya/design-system/user-text';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { usePageTitle } from '@widya/remote-kit/document-title';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { addressNumber } from '@widya/remote-kit/use-address-number';
import { WEBHOOK_TEXTS } from '../../features/webhooks/texts.ts';
import { useQuickActions } from '../../features/webhooks/use-quick-actions.ts';
import { webhookListPath } from '../../features/webhooks/webhook-addresses.ts';
import { WebhookBadge } from '../../features/webhooks/webhook-badge.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';
import { WebhookBanner } from './webhook-banner.tsx';

/** The deliveries of a webhook. For superadmins. */
export default function WebhookLog({ params: { webhook: param = '' } }: ScreenProps) {
  const id = addressNumber(param);
  const webhooks = useWebhooks();
  const { data, error } = webhooks;
  const { test, isTesting, activate, isActivating } = useQuickActions();
  const webhook = data?.find((candidate) => candidate.id === id);
  usePageTitle(webhook?.name ?? null);
  const list = webhookListPath();

  if (!data && error?.status === 403)
    return (
      <Page>
        <PageHeader title={texts.title} />
        <ForbiddenState requestId={error.requestId} onRetry={webhooks.retry} retrying={webhooks.isValidating} />
      </Page>
    );
  if (id === null || (data && !webhook))
    return (
      <Page>
        <PageHeader title={texts.title} />
        <EmptyState
          icon={<SearchXIcon size={22} />}
          title={texts.missingWebhook}
          description={texts.missingWebhookWhy}
          action={list && <LinkButton to={list}>{texts.toList}</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={webhook?.name ?? texts.title}
        breadcrumb={[{ label: texts.parent, to: list ?? undefined }, { label: webhook?.name ?? texts.title }]}
        contextLines={2}
        context={
          webhook ? (
            <>
              <WebhookBadge webhook={webhook} />
              <UserText>{webhook.url}</UserText>
            </>
          ) : (
            '\u00a0'
          )
        }
        actions={
          webhook?.active !== false && (
            <Button
              variant="primary"
              icon={<SendIcon size={16} aria-hidden />}
              disabled={!webhook}
              loading={isTesting}
              onClick={() => webhook && void test(webhook)}
            >
              {WEBHOOK_TEXTS.test}
            </Button>
          )
        }
      />
      {webhook ? (
        <Stack>
          <WebhookBanner webhook={webhook} isActivating={isActivating} onActivate={() => void activate(webhook)} />
          <DeliveryTable webhook={webhook} />
        </Stack>
      ) : (
        <PendingRead of={webhooks} title={texts.webhookFailed} label={texts.loading}>
          <Skeleton height="360px" />
        </PendingRead>
      )}
    </Page>
  );
}
