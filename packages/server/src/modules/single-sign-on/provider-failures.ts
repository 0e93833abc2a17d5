import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';

/** The provider did not respond, or not with valid data. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  constructor(cause: unknown) {
    super('The provider cannot be reached', { cause });
  }
}

const away = (cause: unknown): ApiFailure =>
  new ApiFailure(
    503,
    'NOT_READY',
    'Penyedia akun organisasi tidak dapat dihubungi, atau jawabannya tidak dapat dipakai. Coba lagi sebentar lagi.',
    {
      cause,
    },
  );

/** The failure of a sign-in that was started elsewhere, is used, or has expired. */
export const signInIsOver = (): ApiFailure => notFound('Proses masuk ini tidak berlaku lagi. Mulai sekali lagi.');

const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));

/**
 * Translates an error of the provider into an Indonesian failure; other errors are thrown unchanged.
 * @throws ApiFailure 503 when the provider is unreachable or its answer unusable, 403 when the person did not sign in
 * there, 404 for a sign-in that is over.
 */
export function providerFailure(error: unknown): never {
  if (isAway(error)) throw away(error);
  if (error instanceof AuthorizationResponseError)
    throw new ApiFailure(403, 'FORBIDDEN', 'Anda tidak jadi masuk di halaman akun organisasi.', { cause: error });
  // The code was used, belongs to another client, or has expired.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') throw signInIsOver();
  if (error instanceof ClientError || error instanceof ResponseBodyError || error instanceof TypeError)
    throw away(error);
  throw error;
}
