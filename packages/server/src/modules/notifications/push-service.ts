import type { PushSettings } from '../../config.ts';
import { httpService } from '../../outgoing/http-service.ts';
import { onceFor } from '../../outgoing/once-for.ts';

/** What goes to the users of the app. */
export interface PushMessage {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url?: string };
}

/** How a try ended; `retry` when another one may help. `error` is for the log of the server, `reason` for staff. */
export type PushResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retry: boolean; readonly error: string; readonly reason: string };

/** One for a server process, which remembers whether the push service is away. */
const serviceOf = onceFor((_settings: PushSettings) => httpService());

/** Busy, or not quick enough: the same message may pass later. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Hands a message to the push service, which reaches all active users. The key lets it tell a second try from a second message. */
export async function push(settings: PushSettings, message: PushMessage): Promise<PushResult> {
  const { url, token } = settings;
  try {
    const { status } = await serviceOf(settings).call(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `notification-${message.id}`,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
    });
    if (status >= 200 && status < 300) return { ok: true };
    const retry = isPassing(status);
    const reason = retry ? 'Layanan push sedang sibuk' : 'Layanan push menolak notifikasi ini';
    return { ok: false, retry, error: `the push service answered ${status}`, reason: `${reason} (kode ${status})` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, retry: true, error: message, reason: 'Layanan push tidak dapat dihubungi' };
  }
}
