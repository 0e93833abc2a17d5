import { textOfError } from '../../platform/text/text-of-error.ts';

/** A message to users of the app. */
export interface PushMessage {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url?: string };
}

/**
 * `transient` when a retry may help, `account` when the server's set-up is wrong, `message` when this message is
 * refused. `error` is for the server's log, `reason` for staff.
 */
export interface PushFailure {
  readonly ok: false;
  readonly cause: 'transient' | 'account' | 'message';
  readonly error: string;
  readonly reason: string;
}

export type PushResult = { readonly ok: true } | PushFailure;

/** `gone`: the phone no longer has the app, so it can be deleted. */
export type DeviceResult = PushResult | { readonly ok: false; readonly gone: true };

/** Sends notifications to phones: to all at once, or to one after another. */
export type PushProvider =
  | { readonly kind: 'service'; readonly push: (message: PushMessage) => Promise<PushResult> }
  | {
      readonly kind: 'devices';
      readonly push: (message: PushMessage, registration: string) => Promise<DeviceResult>;
    };

export const unreachable = (error: unknown): PushFailure => ({
  ok: false,
  cause: 'transient',
  error: textOfError(error),
  reason: 'Layanan push tidak dapat dihubungi',
});

/** Whether the service is busy or too slow, so that a retry may succeed. */
export const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;

export const busy = (status: number): PushFailure => ({
  ok: false,
  cause: 'transient',
  error: `the push service answered ${status}`,
  reason: `Layanan push sedang sibuk (kode ${status})`,
});
