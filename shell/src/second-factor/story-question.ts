import type { AuthOutcome } from '../auth/send-auth.ts';
import type { PostResult } from '../session/post.ts';

/** A request for a code of an authenticator app. */
export const APP_QUESTION = {
  token: 'contoh',
  expires_at: '2030-01-01T00:00:00.000Z',
  totp: true,
  passkey: null,
} as const;

/** Accepts every password and asks for a second factor. */
export const requireSecondFactor = async (): Promise<PostResult<AuthOutcome>> => ({
  ok: true,
  data: { success: true, second_factor: APP_QUESTION },
});
