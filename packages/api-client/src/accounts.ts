import type { SessionUser } from '@widya/contract/accounts';
import * as accounts from '@widya/contract/accounts';
import { call } from './api.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the own profile. @throws ApiError with DUPLICATE_ACCOUNT */
export const updateProfile = async (body: {
  readonly email: string;
  readonly name: string;
  readonly address?: string | null;
  readonly phone_num?: string | null;
}): Promise<SessionUser> => (await call(accounts.updateOwnAdmin, { body })).user;

/** Changes the own password; every other session of the account ends. @throws ApiError with INVALID_PASSWORD */
export const changePassword = (as: 'admin' | 'instructor', body: PasswordChange) =>
  as === 'admin'
    ? call(accounts.changeOwnAdminPassword, { body })
    : call(accounts.changeOwnInstructorPassword, { body });
