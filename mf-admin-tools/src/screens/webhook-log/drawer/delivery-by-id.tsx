import { useWebhookDeliveries } from '@widya/api-client/webhooks';
import type { WebhookDelivery } from '@widya/contract/webhooks';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { WEBHOOK_LOG_TEXTS as texts } from '../texts.ts';
import { DeliveryDrawer } from './delivery-drawer.tsx';

interface DeliveryByIdProps {
  readonly webhookId: number;
  /** The header `webhook-id` of the delivery. */
  readonly messageId: string;
  /** The displayed rows, which usually include the requested one. */
  readonly rows: readonly WebhookDelivery[];
  readonly isActive: boolean;
  readonly onClose: () => void;
}

/** The delivery of an address. If it is not displayed, it is searched, because a copied link outlives its page. */
export function DeliveryById({ webhookId, messageId, rows, isActive, onClose }: DeliveryByIdProps) {
  const isThis = ({ message_id }: WebhookDelivery) => message_id === messageId;
  const listed = rows.find(isThis);
  const query = useWebhookDeliveries(webhookId, listed ? null : { page: 1, per_page: 10, q: messageId });
  const delivery = listed ?? query.data?.data.find(isThis);
  if (delivery) return <DeliveryDrawer delivery={delivery} isActive={isActive} onClose={onClose} />;
  return (
    <Drawer
      open
      size="lg"
      title={texts.deliveryTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {query.data && !query.isLoading ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead of={query} title={texts.failed} size="sm" lines={8} />
      )}
    </Drawer>
  );
}
