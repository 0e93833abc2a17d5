import type { PushSettings } from '../../config.ts';

/** What goes to the users of the app. */
export interface PushMessage {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url?: string };
}

/** How a try ended; `retry` when another one may help. */
export type PushResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retry: boolean; readonly error: string };

const TIMEOUT_MS = 10_000;

/** Busy, or not quick enough: the same message may pass later. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Hands a message to the push service, which reaches all active users. The key lets it tell a second try from a second message. */
export async function push({ url, token }: PushSettings, message: PushMessage): Promise<PushResult> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `notification-${message.id}`,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    return { ok: false, retry: isPassing(answer.status), error: `the push service answered ${answer.status}` };
  } catch (error) {
    return { ok: false, retry: true, error: error instanceof Error ? error.message : String(error) };
  }
}
