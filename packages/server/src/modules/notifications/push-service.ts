import type { PushServiceSettings } from '../../platform/config/push-settings.ts';
import { httpService } from '../../platform/outgoing/http-service.ts';
import { busy, isTransient, type PushProvider, unreachable } from './push-result.ts';

/** A service that reaches all active users by itself. The id lets it recognise a repetition. */
export function serviceProvider({ url, token }: PushServiceSettings): PushProvider {
  const service = httpService();
  return {
    kind: 'service',
    push: async (message) => {
      try {
        const { status } = await service.call(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `notification-${message.id}`,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(message),
        });
        if (status >= 200 && status < 300) return { ok: true };
        if (isTransient(status)) return busy(status);
        const reason = `Layanan push menolak notifikasi ini (kode ${status})`;
        return { ok: false, cause: 'message', error: `the push service answered ${status}`, reason };
      } catch (error) {
        return unreachable(error);
      }
    },
  };
}
