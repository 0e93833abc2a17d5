import type { CallAnswer } from '@widya/contract/endpoint';
import type { NewWebhook, Webhook, WebhookChange } from '@widya/contract/webhooks';
import * as webhooks from '@widya/contract/webhooks';
import type { webhookSchemas } from '@widya/contract/webhooks.schemas';
import { call } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof webhookSchemas;
type WebhookDeliveryPage = PageOf<CallAnswer<Schemas['listWebhookDeliveries']>>;

/** All webhooks, of which there are at most 20. */
export const useWebhooks = (): Query<readonly Webhook[]> =>
  useQuery<Schemas['listWebhooks'], readonly Webhook[]>(webhooks.listWebhooks, {});

/** One page of the deliveries of a webhook, newest first; null loads nothing. */
export const useWebhookDeliveries = (id: number, query: Listing | null): Query<WebhookDeliveryPage> =>
  useQuery<Schemas['listWebhookDeliveries'], WebhookDeliveryPage>(
    webhooks.listWebhookDeliveries,
    query && { params: { id }, query: { ...query } },
  );

/** Actions of superadmins on webhooks. Each rejects with an ApiError and updates the cached lists and deliveries. */
export function useWebhookActions() {
  const write = useWrite([webhooks.listWebhooks]);
  const params = (id: number) => ({ params: { id } });
  return {
    /** Answers the secret, which can be read only here. */
    create: (body: NewWebhook) => write(call(webhooks.createWebhook, { body })),
    /** Fields that are left out stay. @throws ApiError with VERSION_CONFLICT (carries the current record) */
    update: (id: number, body: WebhookChange) => write(call(webhooks.updateWebhook, { ...params(id), body })),
    remove: (id: number) => write(call(webhooks.deleteWebhook, params(id))),
    /** Answers the new secret, which can be read only here. The previous one signs as well for 24 hours. */
    rotateSecret: (id: number) => write(call(webhooks.rotateWebhookSecret, params(id))),
    /** Sends a `ping`. @throws ApiError with INVALID_TRANSITION for an inactive webhook */
    sendTest: (id: number) => write(call(webhooks.testWebhook, params(id))),
    /** Sends an event again, under the same id. @throws ApiError with INVALID_TRANSITION for an inactive webhook */
    resend: (id: number, deliveryId: number) =>
      write(call(webhooks.resendWebhookDelivery, { params: { id, deliveryId } })),
  };
}
