import type { z } from 'zod';
import { type Access, type Endpoint, SUPERADMIN } from './endpoint.ts';
import type { webhookBody } from './webhook-events.schemas.ts';
import type { webhookDeliveryRow, webhookRow, webhookSchemas } from './webhooks.schemas.ts';

type S = typeof webhookSchemas;

/** A webhook, without its secret. */
export type Webhook = z.output<typeof webhookRow>;
export type WebhookDelivery = z.output<typeof webhookDeliveryRow>;
export type WebhookBody = z.output<typeof webhookBody>;
export type NewWebhook = z.input<S['createWebhook']['body']>;
export type WebhookChange = z.input<S['updateWebhook']['body']>;

const tag = 'Webhooks';
const access: Access = { kind: 'staff', roles: SUPERADMIN, withoutKey: 'superadmins only' };

export const listWebhooks: Endpoint<S['listWebhooks']> = {
  id: 'listWebhooks',
  method: 'GET',
  path: '/v1/webhooks',
  access,
  summary: 'List webhooks with their last deliveries.',
  tag,
  audit: null,
};

/** The answer is the only one that contains the secret, besides that of `rotateWebhookSecret`. */
export const createWebhook: Endpoint<S['createWebhook']> = {
  id: 'createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  access,
  summary: 'Create a webhook; only this answer contains its secret.',
  tag,
  audit: 'CREATE_WEBHOOK',
  status: 201,
};

/** Changes or deactivates a webhook. What waits while it is inactive is sent once it is active again. */
export const updateWebhook: Endpoint<S['updateWebhook']> = {
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/v1/webhooks/:id',
  access,
  summary: 'Change, deactivate or activate a webhook.',
  tag,
  audit: 'UPDATE_WEBHOOK',
};

export const deleteWebhook: Endpoint<S['deleteWebhook']> = {
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  access,
  summary: 'Delete a webhook with its deliveries.',
  tag,
  audit: 'HARDDELETE_WEBHOOK',
};

/** The previous secret signs as well for 24 hours, so that receivers can change over. Source: D254. */
export const rotateWebhookSecret: Endpoint<S['rotateWebhookSecret']> = {
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhooks/:id/secret',
  access,
  summary: 'Replace the secret of a webhook; only this answer contains it.',
  tag,
  audit: 'RENEWSECRET_WEBHOOK',
};

/** @throws ApiFailure 409 INVALID_TRANSITION for an inactive webhook. */
export const testWebhook: Endpoint<S['testWebhook']> = {
  id: 'testWebhook',
  method: 'POST',
  path: '/v1/webhooks/:id/test',
  access,
  summary: 'Send a `ping` to a webhook.',
  tag,
  audit: 'TEST_WEBHOOK',
};

export const listWebhookDeliveries: Endpoint<S['listWebhookDeliveries']> = {
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhooks/:id/deliveries',
  access,
  summary: 'List the deliveries of a webhook of the last 30 days.',
  tag,
  audit: null,
};

/** Sends the event again under the same `webhook-id`. @throws ApiFailure 409 INVALID_TRANSITION for an inactive one. */
export const resendWebhookDelivery: Endpoint<S['resendWebhookDelivery']> = {
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/v1/webhooks/:id/deliveries/:deliveryId/resend',
  access,
  summary: 'Send an event to a webhook again.',
  tag,
  audit: 'SENDAGAIN_WEBHOOK',
};
