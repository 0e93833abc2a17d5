import type { SessionUser } from '@widya/contract/accounts';
import * as accounts from '@widya/contract/accounts';
import { call } from './api.ts';
import { deviceName } from './device-name.ts';

/** Which sign-in is used: that of admins and superadmins, or that of instructors. Source: decision 10. */
export type SignInAs = 'admin' | 'instructor';

export interface SignedIn {
  readonly token: string;
  readonly user: SessionUser;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

const device = (): Record<string, string> => {
  const name = deviceName();
  return name === null ? {} : { 'x-device': name };
};

/** Signs in. @throws ApiError with EMAIL_NOT_FOUND, PASSWORD_MISMATCH, CREDENTIAL_NOT_FOUND or RATE_LIMITED */
export const signIn = (as: SignInAs, body: Credentials): Promise<SignedIn> =>
  as === 'admin'
    ? call(accounts.loginAdmin, { body, headers: device() })
    : call(accounts.loginInstructor, { body, headers: device() });

/**
 * Reads the account of the token. A refused token is an ApiError of status 401 or 403 and never opens the sign-in dialog;
 * anything else says nothing about the token, which must be kept. Source: decision 13, rules.
 */
export async function readSession(as: SignInAs): Promise<SessionUser> {
  const options = { session: 'ignore' } as const;
  const answer = await (as === 'admin'
    ? call(accounts.tokenLoginAdmin, options)
    : call(accounts.tokenLoginInstructor, options));
  return answer.user;
}

/** Revokes the token. A token that is refused already is as good as revoked, so the sign-in dialog stays closed. */
export const signOut = () => call(accounts.logout, { session: 'ignore' });

/** Changes the own profile. @throws ApiError with DUPLICATE_ACCOUNT */
export const updateProfile = async (body: {
  readonly email: string;
  readonly name: string;
  readonly address?: string | null;
  readonly phone_num?: string | null;
}): Promise<SessionUser> => (await call(accounts.updateOwnAdmin, { body })).user;

/** Changes the own password; every other session of the account ends. @throws ApiError with INVALID_PASSWORD */
export const changePassword = (as: SignInAs, body: PasswordChange) =>
  as === 'admin'
    ? call(accounts.changeOwnAdminPassword, { body })
    : call(accounts.changeOwnInstructorPassword, { body });
