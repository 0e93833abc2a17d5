import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { notificationRow, notificationSchemas } from './notifications.schemas.ts';

type S = typeof notificationSchemas;

/** A message to the users of the app (Notifikasi). */
export type AppNotification = z.output<typeof notificationRow>;
export type NewNotification = z.input<S['createNotification']['body']>;

const tag = 'Notifications';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'notification' };

export const listNotifications: Endpoint<S['listNotifications']> = {
  id: 'listNotifications',
  method: 'GET',
  path: '/v1/notification',
  access,
  summary: 'List notifications.',
  tag,
  audit: null,
};

/** Shown when staff confirm a notification, before it is sent. Source: D133. */
export const countNotificationAudience: Endpoint<S['countNotificationAudience']> = {
  id: 'countNotificationAudience',
  method: 'GET',
  path: '/v1/notification/audience',
  access,
  summary: 'Count the active users that a notification would reach.',
  tag,
  audit: null,
};

/** Sent to all active users; the same text within ten minutes is refused unless `again` (S36). Source: D133. */
export const createNotification: Endpoint<S['createNotification']> = {
  id: 'createNotification',
  method: 'POST',
  path: '/v1/notification',
  access,
  summary: 'Send a notification to all active users.',
  tag,
  audit: 'CREATE_NOTIFICATION',
  status: 201,
};

/** 409 INVALID_TRANSITION unless it failed. */
export const retryNotification: Endpoint<S['retryNotification']> = {
  id: 'retryNotification',
  method: 'POST',
  path: '/v1/notification/:id/retry',
  access,
  summary: 'Send a failed notification again.',
  tag,
  audit: 'RETRY_NOTIFICATION',
};
