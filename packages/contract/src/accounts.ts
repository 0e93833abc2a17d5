import type { z } from 'zod';
import type { accountSchemas, sessionUser } from './accounts.schemas.ts';
import { ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof accountSchemas;

/** The signed-in account, as answered by the token logins. */
export type SessionUser = z.output<typeof sessionUser>;

/** The answer of a sign-in that still needs the second factor. */
export type SecondFactorRequired = Extract<z.output<S['loginAdmin']['answer']>, { readonly second_factor: unknown }>;

const tag = 'Accounts';

/** Signs an admin or superadmin in. */
export const loginAdmin: Endpoint<S['loginAdmin']> = {
  id: 'loginAdmin',
  method: 'POST',
  path: '/v1/admins/login',
  access: { kind: 'public' },
  summary: 'Sign in as an admin or superadmin.',
  tag,
  audit: 'LOGIN_ADMIN',
};

/** Signs an instructor in. */
export const loginInstructor: Endpoint<S['loginInstructor']> = {
  id: 'loginInstructor',
  method: 'POST',
  path: '/v1/instructor/login',
  access: { kind: 'public' },
  summary: 'Sign in as an instructor.',
  tag,
  audit: 'LOGIN_INSTRUCTOR',
};

/** Reads the signed-in admin with the menu list. Source. */
export const tokenLoginAdmin: Endpoint<S['tokenLoginAdmin']> = {
  id: 'tokenLoginAdmin',
  method: 'POST',
  path: '/v1/admins/tokenlogin',
  access: { kind: 'staff', roles: ADMINS, withoutKey: 'own session', scope: 'self' },
  summary: 'Read the account of a bearer token issued to an admin.',
  tag,
  audit: null,
};

/** Reads the signed-in instructor with the menu list. */
export const tokenLoginInstructor: Endpoint<S['tokenLoginInstructor']> = {
  id: 'tokenLoginInstructor',
  method: 'POST',
  path: '/v1/instructor/tokenlogin',
  access: { kind: 'staff', roles: ['instructor'], withoutKey: 'own session', scope: 'self' },
  summary: 'Read the account of a bearer token issued to an instructor.',
  tag,
  audit: null,
};

/** Revokes the token of the call. Source: S5. */
export const logout: Endpoint<S['logout']> = {
  id: 'logout',
  method: 'POST',
  path: '/v1/logout',
  access: { kind: 'staff', roles: ANY_STAFF, withoutKey: 'own session', scope: 'self' },
  summary: 'Revoke the bearer token of this call.',
  tag,
  audit: 'LOGOUT_SESSION',
};

/** Validity of a confirmation link, in hours. */
export const CONFIRMATION_HOURS = 24;

/**
 * Mails a link that confirms the address; the answer does not reveal whether the address is known. 428 PROOF_REQUIRED
 * while many register: the browser repeats the call with a solved challenge as `proof`. Source: D11.
 */
export const registerAdmin: Endpoint<S['registerAdmin']> = {
  id: 'registerAdmin',
  method: 'POST',
  path: '/v1/admins/register',
  access: { kind: 'public' },
  summary: 'Register an admin account without permissions; a mailed link confirms the address.',
  tag,
  audit: 'REGISTER_ADMIN',
  status: 202,
};

/** Creates a challenge, valid for ten minutes and one registration. */
export const readRegistrationChallenge: Endpoint<S['readRegistrationChallenge']> = {
  id: 'readRegistrationChallenge',
  method: 'GET',
  path: '/v1/admins/register/challenge',
  access: { kind: 'public' },
  summary: 'Get the proof of work that registering requires while many others register.',
  tag,
  audit: null,
};

/**
 * Consumes a confirmation link: the account may sign in from now on. 404 NOT_FOUND when it is used, expired or unknown.
 * Source: D11.
 */
export const confirmAdminEmail: Endpoint<S['confirmAdminEmail']> = {
  id: 'confirmAdminEmail',
  method: 'POST',
  path: '/v1/admins/confirm',
  access: { kind: 'public' },
  summary: 'Confirm the email address of a registered account.',
  tag,
  audit: 'CONFIRM_ADMIN',
};

/** Mails a new link to replace one that no longer works; the answer is the same for every link. Source: D11. */
export const resendAdminConfirmation: Endpoint<S['resendAdminConfirmation']> = {
  id: 'resendAdminConfirmation',
  method: 'POST',
  path: '/v1/admins/confirm/resend',
  access: { kind: 'public' },
  summary: 'Mail a new confirmation link.',
  tag,
  audit: 'RESENDCONFIRMATION_ADMIN',
  status: 202,
};

/** Updates the sent fields of the own profile. 409 VERSION_CONFLICT carries the current account. Source: D16. */
export const updateOwnAdmin: Endpoint<S['updateOwnAdmin']> = {
  id: 'updateOwnAdmin',
  method: 'PUT',
  path: '/v1/admin',
  access: { kind: 'staff', roles: ADMINS, withoutKey: 'own profile', scope: 'self' },
  summary: 'Change the own name, email, address and phone number.',
  tag,
  audit: 'UPDATE_PROFILE',
};

/** Changes the own password; every other session of the account is revoked. Source: D15. */
export const changeOwnAdminPassword: Endpoint<S['changeOwnAdminPassword']> = {
  id: 'changeOwnAdminPassword',
  method: 'PUT',
  path: '/v1/admin/password',
  access: { kind: 'staff', roles: ADMINS, withoutKey: 'own profile', scope: 'self' },
  summary: 'Change the own password as an admin.',
  tag,
  audit: 'UPDATE_PASSWORD',
};

/** Changes an instructor's own password; every other session of the account is revoked. Source: D17. */
export const changeOwnInstructorPassword: Endpoint<S['changeOwnInstructorPassword']> = {
  id: 'changeOwnInstructorPassword',
  method: 'PUT',
  path: '/v1/instructor/password',
  access: { kind: 'staff', roles: ['instructor'], withoutKey: 'own profile', scope: 'self' },
  summary: 'Change the own password as an instructor.',
  tag,
  audit: 'UPDATE_PASSWORD',
};
