import type { RawSettings } from './config-schema.ts';

/** A service of the app's own: accepts `POST {id, title, body, data}` and delivers it to all active users. */
export interface PushServiceSettings {
  readonly kind: 'service';
  readonly url: string;
  readonly token: string | null;
}

/** Firebase Cloud Messaging, which is called for each phone. */
export interface FcmSettings {
  readonly kind: 'fcm';
  readonly projectId: string;
  readonly clientEmail: string;
  /** PEM. */
  readonly privateKey: string;
  /** Origin used instead of Google's two hosts; null for Google itself. */
  readonly baseUrl: string | null;
}

export type PushSettings = PushServiceSettings | FcmSettings;

/** How notifications are pushed; null when they are only stored. */
export function pushOf({ PUSH_URL, PUSH_TOKEN, FCM_SERVICE_ACCOUNT, FCM_BASE_URL }: RawSettings): PushSettings | null {
  if (PUSH_URL !== undefined) return { kind: 'service', url: PUSH_URL, token: PUSH_TOKEN ?? null };
  if (FCM_SERVICE_ACCOUNT === undefined) return null;
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = FCM_SERVICE_ACCOUNT;
  return { kind: 'fcm', projectId, clientEmail, privateKey, baseUrl: FCM_BASE_URL ?? null };
}
