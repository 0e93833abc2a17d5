import type { SessionUser } from '@widya/contract/accounts';
import * as accounts from '@widya/contract/accounts';
import type { accountSchemas } from '@widya/contract/accounts.schemas';
import type { CallInput } from '@widya/contract/endpoint';
import { call } from './api.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Updates the given fields of the own profile. @throws ApiError with DUPLICATE_ACCOUNT or VERSION_CONFLICT */
export const updateProfile = async (
  body: CallInput<(typeof accountSchemas)['updateOwnAdmin']>['body'],
): Promise<SessionUser> => (await call(accounts.updateOwnAdmin, { body })).user;

/** Changes the own password; every other session of the account ends. @throws ApiError with INVALID_PASSWORD */
export const changePassword = (as: 'admin' | 'instructor', body: PasswordChange) =>
  as === 'admin'
    ? call(accounts.changeOwnAdminPassword, { body })
    : call(accounts.changeOwnInstructorPassword, { body });
