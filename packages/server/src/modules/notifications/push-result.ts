/** What goes to the users of the app. */
export interface PushMessage {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url?: string };
}

/**
 * `passing` when another try may help, `account` when the server must be set up anew, `message` when this one is not taken.
 * `error` is for the log of the server, `reason` for staff.
 */
export interface PushFailure {
  readonly ok: false;
  readonly cause: 'passing' | 'account' | 'message';
  readonly error: string;
  readonly reason: string;
}

export type PushResult = { readonly ok: true } | PushFailure;

/** `gone`: the phone has the app no longer, so that it can be forgotten. */
export type DeviceResult = PushResult | { readonly ok: false; readonly gone: true };

/** Brings notifications to phones: to all at once, or to one after the other. */
export type PushProvider =
  | { readonly kind: 'service'; readonly push: (message: PushMessage) => Promise<PushResult> }
  | {
      readonly kind: 'devices';
      readonly push: (message: PushMessage, registration: string) => Promise<DeviceResult>;
    };

export const unreachable = (error: unknown): PushFailure => ({
  ok: false,
  cause: 'passing',
  error: error instanceof Error ? error.message : String(error),
  reason: 'Layanan push tidak dapat dihubungi',
});

/** Busy, or not quick enough: the same message may pass later. */
export const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

export const busy = (status: number): PushFailure => ({
  ok: false,
  cause: 'passing',
  error: `the push service answered ${status}`,
  reason: `Layanan push sedang sibuk (kode ${status})`,
});
