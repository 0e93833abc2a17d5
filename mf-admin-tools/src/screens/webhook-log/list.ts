import { DELIVERY_STATES, WEBHOOK_EVENT_TYPES } from '@widya/contract/webhook-rules';
import { listWebhookDeliveries } from '@widya/contract/webhooks';
import { defineList } from '@widya/remote-kit/define-list';
import { choice } from '@widya/remote-kit/list-filters';

export const deliveryList = defineList(listWebhookDeliveries, {
  settingsKey: 'pengiriman-webhook',
  sorts: ['created_at'],
  filters: { state: choice(DELIVERY_STATES), type: choice(WEBHOOK_EVENT_TYPES) },
  params: { id: 'webhook' },
});
