import type { Admin } from '@widya/contract/admins';
import { ApiFailure } from '../../platform/http/api-failure.ts';

/** An action that removes an account from the active superadmins. */
export type Removal = 'ban' | 'delete' | 'demote';

const ON_SELF: Readonly<Record<Removal, string>> = {
  ban: 'Anda tidak dapat memblokir akun sendiri',
  delete: 'Anda tidak dapat menghapus akun sendiri',
  demote: 'Anda tidak dapat menurunkan peran akun sendiri',
};

/**
 * Checks that an account may be banned, deleted or demoted: neither the caller's own nor the last active superadmin.
 * @param superadmins ids of all active superadmins, read under `lockSuperadmins`.
 * @throws ApiFailure 409 SELF_ACTION or LAST_SUPERADMIN. Source: S14.
 */
export function assertRemovable(
  removal: Removal,
  target: { readonly id: number },
  callerId: number,
  superadmins: ReadonlySet<number>,
): void {
  assertSuperadminLeft(target, superadmins);
  if (target.id === callerId) throw new ApiFailure(409, 'SELF_ACTION', ON_SELF[removal]);
}

/** @throws ApiFailure 409 LAST_SUPERADMIN when the account is the only one. Source: S14. */
export function assertSuperadminLeft(target: { readonly id: number }, superadmins: ReadonlySet<number>): void {
  if (superadmins.has(target.id) && superadmins.size === 1) throw new ApiFailure(409, 'LAST_SUPERADMIN');
}

/** @throws ApiFailure 409 when the account is already banned, or already active. */
export function assertActive({ active }: Admin, wanted: 0 | 1): void {
  if (active === wanted) return;
  throw new ApiFailure(
    409,
    'INVALID_TRANSITION',
    wanted === 1 ? 'Admin ini sudah diblokir' : 'Admin ini tidak sedang diblokir',
  );
}

const duplicate = (msg: string): ApiFailure =>
  new ApiFailure(409, 'DUPLICATE_ACCOUNT', msg, { errors: { email: msg } });

/** The failure when the email of an account belongs to another one. */
export const emailTakenFailure = (): ApiFailure => duplicate('Email Telah Terdaftar');

/** The failure when the email of the own profile belongs to another account. */
export const ownEmailTakenFailure = (): ApiFailure => duplicate('Email sudah pernah terdaftar di akun lain sebelumnya');
