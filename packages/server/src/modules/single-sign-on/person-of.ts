import { forbidden } from '../../platform/http/api-failure.ts';
import type { Identity } from './identities.ts';
import type { Claims } from './provider.ts';

/** The person who signed in at the provider. */
export interface Person extends Identity {
  readonly name: string;
  /** Null when the provider has not verified the address; it must then not identify an account. */
  readonly email: string | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Reads the claims of an account. */
export function personOf({ iss, sub, ...claims }: Claims): Person {
  const isChecked = claims.email_verified === true || claims.email_verified === 'true';
  const email = isChecked ? textOf(claims.email) : null;
  return { issuer: iss, subject: sub, email, name: textOf(claims.name) ?? email ?? sub };
}

/** The address for a first sign-in. @throws ApiFailure 403 without one. */
export function firstAddressOf({ email }: Person): string {
  if (email !== null) return email;
  throw forbidden('Alamat surel Anda belum dipastikan oleh penyedia akun organisasi. Hubungi pengelolanya.');
}
