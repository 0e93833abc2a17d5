import type { FcmSettings } from '../../../platform/config/push-settings.ts';
import { httpService } from '../../../platform/outgoing/http-service.ts';
import { type DeviceResult, type PushMessage, type PushProvider, unreachable } from '../push-result.ts';
import { accessTokens } from './access-token.ts';
import { readResponse } from './read-response.ts';

const GOOGLE = 'https://fcm.googleapis.com';

/** The tag makes a second attempt replace the first on the phone. */
function bodyOf({ id, title, body, data }: PushMessage, token: string): string {
  const tag = `notification-${id}`;
  return JSON.stringify({
    message: {
      token,
      notification: { title, body },
      data: { id: String(id), ...data },
      android: { collapse_key: tag, notification: { tag } },
      apns: { headers: { 'apns-collapse-id': tag } },
    },
  });
}

/** Client of Firebase Cloud Messaging, HTTP v1. */
export function fcmProvider(settings: FcmSettings, service = httpService()): PushProvider {
  const tokens = accessTokens(settings, service);
  const address = `${settings.baseUrl ?? GOOGLE}/v1/projects/${settings.projectId}/messages:send`;

  async function send(message: PushMessage, registration: string, isSecond: boolean): Promise<DeviceResult> {
    const token = await tokens.get();
    if (typeof token !== 'string') return token;
    const response = await service.call(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: bodyOf(message, registration),
    });
    if (response.status !== 401) return readResponse(response);
    // The token may have been revoked early, so one new token is tried.
    tokens.forget(token);
    return isSecond ? readResponse(response) : send(message, registration, true);
  }

  return {
    kind: 'devices',
    push: async (message, registration) => {
      try {
        return await send(message, registration, false);
      } catch (error) {
        return unreachable(error);
      }
    },
  };
}
