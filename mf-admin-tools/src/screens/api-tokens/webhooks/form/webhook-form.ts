import { WEBHOOK_EVENT_LABELS, type WebhookEvent } from '@widya/contract/webhook-rules';
import type { NewWebhook, Webhook } from '@widya/contract/webhooks';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { WEBHOOK_FORM_TEXTS as texts } from './texts.ts';

interface WebhookValues {
  readonly name: string;
  readonly url: string;
  /** In the order of the contract. */
  readonly events: readonly WebhookEvent[];
}

/** The form of a webhook. */
export const WEBHOOK_FORM: RecordDefinition<WebhookValues, Webhook, NewWebhook> = {
  blank: { name: '', url: '', events: [] },
  valuesOf: ({ name, url, events }) => ({ name, url, events }),
  bodyOf: ({ name, url, events }) => ({ name: name.trim(), url: url.trim(), events: [...events] }),
  schema: async (base) => {
    const { createWebhook, updateWebhook } = (await import('@widya/contract/webhooks.schemas')).webhookSchemas;
    return base ? updateWebhook.body : createWebhook.body;
  },
  labels: { name: texts.name, url: texts.url, events: texts.events },
  formats: { events: (events) => events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(', ') },
};
