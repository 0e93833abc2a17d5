import type { AuthOutcome } from '../auth/send-auth.ts';
import type { PostResult } from '../session/post.ts';

/** The question for the code of an authenticator app. */
export const APP_QUESTION = {
  token: 'contoh',
  expires_at: '2030-01-01T00:00:00.000Z',
  totp: true,
  passkey: null,
} as const;

/** Every password is right, and the account has a second factor. */
export const askingSecondFactor = async (): Promise<PostResult<AuthOutcome>> => ({
  ok: true,
  data: { success: true, second_factor: APP_QUESTION },
});
