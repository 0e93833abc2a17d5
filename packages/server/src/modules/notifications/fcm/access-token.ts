import type { FcmSettings } from '../../../platform/config/push-settings.ts';
import type { HttpService } from '../../../platform/outgoing/http-service.ts';
import { busy, isTransient, type PushFailure } from '../push-result.ts';
import { signAssertion } from './sign-assertion.ts';

const GOOGLE = 'https://oauth2.googleapis.com/token';
/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;

/** The push service refuses the service account. */
export const refusedAccount = (status: number): PushFailure => ({
  ok: false,
  cause: 'account',
  error: `the push service refused the service account with ${status}`,
  reason: `Layanan push menolak akun server ini (kode ${status}). Mintalah pengelola server memeriksanya.`,
});

/** Access tokens of a service account, cached until they expire. */
export function accessTokens(settings: FcmSettings, service: HttpService) {
  const address = settings.baseUrl === null ? GOOGLE : `${settings.baseUrl}/token`;
  let cached: { readonly token: string; readonly until: number } | null = null;
  let pending: Promise<string | PushFailure> | null = null;

  const requestToken = async (): Promise<string | PushFailure> => {
    const now = new Date();
    const { status, text } = await service.call(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signAssertion(settings, address, now),
      }).toString(),
    });
    if (isTransient(status)) return busy(status);
    if (status !== 200) return refusedAccount(status);
    const { access_token: token, expires_in: seconds = 0 } = JSON.parse(text) as {
      access_token?: string;
      expires_in?: number;
    };
    if (token === undefined) return refusedAccount(status);
    cached = { token, until: now.getTime() + seconds * 1_000 - MARGIN_MS };
    return token;
  };

  return {
    /** @throws when Google is unreachable. */
    get: async (): Promise<string | PushFailure> => {
      if (cached !== null && cached.until > Date.now()) return cached.token;
      // Many phones are sent to in parallel, but only one request for a token is made.
      pending ??= requestToken().finally(() => {
        pending = null;
      });
      return pending;
    },
    /** Drops a refused token, unless another one has replaced it. */
    forget: (token: string): void => {
      if (cached?.token === token) cached = null;
    },
  };
}
