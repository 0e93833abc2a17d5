import type { z } from 'zod';
import type { accountSecondFactorSchemas } from './accounts-second-factor.schemas.ts';
import { ANY_STAFF, type Endpoint, SUPERADMIN } from './endpoint.ts';

type S = typeof accountSecondFactorSchemas;

/** The second factors of the signed-in account. */
export type OwnSecondFactor = z.output<S['readOwnSecondFactor']['answer']>;
export type Passkey = OwnSecondFactor['passkeys'][number];
/** Proof of the second factor at a sign-in. */
export type SecondFactorProof = z.input<S['finishSignIn']['body']>['proof'];

/** The challenge that a passkey signs. */
export type PasskeyRequest = z.output<S['beginPasskeySignIn']['answer']>['request'];
export type UsedPasskey = z.input<S['signInWithPasskey']['body']>['passkey'];
/** Options with which a device creates a passkey. */
export type PasskeyCreation = z.output<S['beginPasskey']['answer']>['creation'];
export type CreatedPasskey = z.input<S['addPasskey']['body']>['passkey'];

/** How long the second factor may take after the correct password, in minutes. */
export const CHALLENGE_MINUTES = 5;

const tag = 'Second factors';
const own = { kind: 'staff', roles: ANY_STAFF, withoutKey: 'own profile', scope: 'self' } as const;

/**
 * Completes a sign-in after the correct password. 404 NOT_FOUND when its challenge has expired, 422 VALIDATION for a
 * wrong code, which may be tried again until 429 RATE_LIMITED.
 */
export const finishSignIn: Endpoint<S['finishSignIn']> = {
  id: 'finishSignIn',
  method: 'POST',
  path: '/v1/second_factor/sign_in',
  access: { kind: 'public' },
  summary: 'Finish a sign-in with a second factor.',
  tag,
  audit: 'SIGNIN_SECONDFACTOR',
};

/** Begins a sign-in without address and password; the answer is the same for everybody. */
export const beginPasskeySignIn: Endpoint<S['beginPasskeySignIn']> = {
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/v1/passkey_sign_in/begin',
  access: { kind: 'public' },
  summary: 'Get the challenge that a passkey signs.',
  tag,
  audit: null,
};

/** 401 CREDENTIAL_NOT_FOUND for every passkey that is not accepted, whatever the reason. */
export const signInWithPasskey: Endpoint<S['signInWithPasskey']> = {
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/v1/passkey_sign_in',
  access: { kind: 'public' },
  summary: 'Sign in with a passkey.',
  tag,
  audit: 'SIGNIN_PASSKEY',
};

export const readOwnSecondFactor: Endpoint<S['readOwnSecondFactor']> = {
  id: 'readOwnSecondFactor',
  method: 'GET',
  path: '/v1/second_factor',
  access: own,
  summary: 'Read which second factors the own account has.',
  tag,
  audit: null,
};

/**
 * Creates the secret of an authenticator app, which becomes a factor once a code is confirmed. 409 INVALID_TRANSITION
 * when an app is already in use.
 */
export const beginTotp: Endpoint<S['beginTotp']> = {
  id: 'beginTotp',
  method: 'POST',
  path: '/v1/second_factor/totp',
  access: own,
  summary: 'Begin to set up an authenticator app.',
  tag,
  audit: null,
};

/** Enables the app and ends every other session. The first factor of an account comes with recovery codes. */
export const confirmTotp: Endpoint<S['confirmTotp']> = {
  id: 'confirmTotp',
  method: 'PUT',
  path: '/v1/second_factor/totp',
  access: own,
  summary: 'Switch an authenticator app on with a code of it.',
  tag,
  audit: 'ACTIVATE_TOTP',
};

/** Ends every other session. 409 INVALID_TRANSITION for the last factor of an account that must have one. */
export const removeTotp: Endpoint<S['removeTotp']> = {
  id: 'removeTotp',
  method: 'POST',
  path: '/v1/second_factor/totp/remove',
  access: own,
  summary: 'Switch the authenticator app off.',
  tag,
  audit: 'REMOVE_TOTP',
};

/** Creates new recovery codes and invalidates the earlier ones. */
export const renewRecoveryCodes: Endpoint<S['renewRecoveryCodes']> = {
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/second_factor/recovery_codes',
  access: own,
  summary: 'Make new recovery codes.',
  tag,
  audit: 'CREATE_RECOVERYCODES',
};

export const beginPasskey: Endpoint<S['beginPasskey']> = {
  id: 'beginPasskey',
  method: 'POST',
  path: '/v1/second_factor/passkeys/begin',
  access: own,
  summary: 'Begin to add a passkey.',
  tag,
  audit: null,
};

/** Ends every other session. The first factor of an account comes with recovery codes. */
export const addPasskey: Endpoint<S['addPasskey']> = {
  id: 'addPasskey',
  method: 'POST',
  path: '/v1/second_factor/passkeys',
  access: own,
  summary: 'Add a passkey to the own account.',
  tag,
  audit: 'ADD_PASSKEY',
};

export const renamePasskey: Endpoint<S['renamePasskey']> = {
  id: 'renamePasskey',
  method: 'PUT',
  path: '/v1/second_factor/passkeys/:id',
  access: own,
  summary: 'Rename a passkey of the own account.',
  tag,
  audit: 'UPDATE_PASSKEY',
};

/** Ends every other session. 409 INVALID_TRANSITION for the last factor of an account that must have one. */
export const removePasskey: Endpoint<S['removePasskey']> = {
  id: 'removePasskey',
  method: 'POST',
  path: '/v1/second_factor/passkeys/:id/remove',
  access: own,
  summary: 'Remove a passkey of the own account.',
  tag,
  audit: 'REMOVE_PASSKEY',
};

/**
 * Resets a colleague's lost factors: removes all of them, ends the sessions and notifies the colleague. Refused for the
 * own account.
 */
export const resetSecondFactor: Endpoint<S['resetSecondFactor']> = {
  id: 'resetSecondFactor',
  method: 'PUT',
  path: '/v1/second_factor/reset',
  access: { kind: 'staff', roles: SUPERADMIN, withoutKey: 'superadmins only' },
  summary: "Remove a colleague's second factors.",
  tag,
  audit: 'RESET_SECONDFACTOR',
};
