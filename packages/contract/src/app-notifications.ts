import type { appNotificationSchemas } from './app-notifications.schemas.ts';
import { ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof appNotificationSchemas;

const tag = 'Public';

/** Validity of an app token, in days. */
export const APP_TOKEN_DAYS = 180;

/**
 * For the app's server, which has authenticated the person. Earlier tokens stay valid because a person may have several
 * phones.
 */
export const createAppToken: Endpoint<S['createAppToken']> = {
  id: 'createAppToken',
  method: 'POST',
  path: '/v1/member/:id/appToken',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'users' },
  summary: 'Create a token with which an app acts for one person.',
  tag: 'Members',
  audit: 'CREATE_APPTOKEN',
  status: 201,
};

/**
 * Lists notifications sent since the person became a member, pushed or only stored, newest first. The app token is sent
 * in `Authorization: Bearer`; 401 without one.
 */
export const listPublicNotifications: Endpoint<S['listPublicNotifications']> = {
  id: 'listPublicNotifications',
  method: 'GET',
  path: '/v1/public/notifications',
  access: { kind: 'public' },
  summary: "List a person's notifications, with a token of that person in the Authorization header.",
  tag,
  audit: null,
};

/** Idempotent; a phone belongs to the person who signed in on it last. */
export const addPushDevice: Endpoint<S['addPushDevice']> = {
  id: 'addPushDevice',
  method: 'POST',
  path: '/v1/public/notifications/device',
  access: { kind: 'public' },
  summary: 'Register a phone for notifications, with a token of its owner in the Authorization header.',
  tag,
  audit: 'ADD_PUSHDEVICE',
};

/** Called when the person signs out of the app; removes only their own devices. */
export const removePushDevice: Endpoint<S['removePushDevice']> = {
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/v1/public/notifications/device',
  access: { kind: 'public' },
  summary: 'Remove a phone from notifications, with a token of its owner in the Authorization header.',
  tag,
  audit: 'REMOVE_PUSHDEVICE',
};
