import type { appNotificationSchemas } from './app-notifications.schemas.ts';
import { ADMINS, endpoint } from './endpoint.ts';

type S = typeof appNotificationSchemas;

const tag = 'Public';

/** So long an app acts for a person before it needs another token. */
export const APP_TOKEN_DAYS = 180;

/** For the server of the app, which knows who signed in there. Earlier tokens stay, as a person has several phones. */
export const createAppToken = endpoint<S['createAppToken']>()({
  id: 'createAppToken',
  method: 'POST',
  path: '/v1/member/:id/appToken',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'users' },
  summary: 'Make a token with which an app acts for one person.',
  tag: 'Members',
  audit: 'CREATE_APPTOKEN',
  status: 201,
});

/** The newest first, from when the person was there; pushed or only stored. The token stands in `Authorization: Bearer`; 401 without one. */
export const listPublicNotifications = endpoint<S['listPublicNotifications']>()({
  id: 'listPublicNotifications',
  method: 'GET',
  path: '/v1/public/notifications',
  access: { kind: 'public' },
  summary: "List a person's notifications, with a token of that person in the Authorization header.",
  tag,
  audit: null,
});

/** Again and again as the app likes; a phone belongs to whoever signed in there last. */
export const addPushDevice = endpoint<S['addPushDevice']>()({
  id: 'addPushDevice',
  method: 'POST',
  path: '/v1/public/notifications/device',
  access: { kind: 'public' },
  summary: 'Register a phone for notifications, with a token of its owner in the Authorization header.',
  tag,
  audit: 'ADD_PUSHDEVICE',
});

/** When the person signs out of the app. Only devices of their own. */
export const removePushDevice = endpoint<S['removePushDevice']>()({
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/v1/public/notifications/device',
  access: { kind: 'public' },
  summary: 'Remove a phone from notifications, with a token of its owner in the Authorization header.',
  tag,
  audit: 'REMOVE_PUSHDEVICE',
});
