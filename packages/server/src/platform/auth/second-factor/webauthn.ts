import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { createdPasskey, passkeyCreation, passkeyRequest, usedPasskey } from '@widya/contract/passkeys.schemas';
import type { z } from 'zod';
import type { AccountRef } from '../caller.ts';
import type { PasskeyRow } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

const NAME = 'Widya';
/** The lifetime of a challenge. */
const TIMEOUT_MS = 5 * 60_000;

type CredentialRefs = readonly Pick<PasskeyRow, 'credential_id' | 'transports'>[];

const descriptorsOf = (passkeys: CredentialRefs) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** The options with which an authenticator creates a passkey that also signs in without address and password. */
export async function passkeyCreationOf(
  party: RelyingParty,
  { kind, id, name, email }: AccountRef & { readonly name: string; readonly email: string },
  passkeys: CredentialRefs,
): Promise<z.input<typeof passkeyCreation>> {
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    // A user id without personal data, as WebAuthn requires.
    userID: new Uint8Array(Buffer.from(`${kind}:${id}`)),
    userName: email,
    userDisplayName: name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: descriptorsOf(passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options as z.input<typeof passkeyCreation>;
}

/**
 * The options with which an authenticator signs a challenge. @param passkeys allowed passkeys; missing allows every
 * passkey of this installation.
 */
export async function passkeyRequestOf(
  party: RelyingParty,
  passkeys?: CredentialRefs,
): Promise<z.input<typeof passkeyRequest>> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(passkeys && { allowCredentials: descriptorsOf(passkeys) }),
  });
  return options as z.input<typeof passkeyRequest>;
}

type NewCredential = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/**
 * Verifies a new passkey. @returns null when it does not match the challenge, or the authenticator did not verify its
 * user.
 */
export async function verifiedCreation(
  party: RelyingParty,
  passkeyChallenge: string,
  created: z.output<typeof createdPasskey>,
): Promise<NewCredential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: passkeyChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports } = created.response;
    return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
  } catch {
    // The library throws for everything that is invalid.
    return null;
  }
}

/**
 * Verifies a signature: of this passkey, for this challenge and installation, by a verified user, and with an increased
 * counter if the authenticator counts its signatures.
 * @returns the new counter; null when the verification fails.
 */
export async function verifiedUse(
  party: RelyingParty,
  passkeyChallenge: string,
  passkey: PasskeyRow,
  used: z.output<typeof usedPasskey>,
): Promise<number | null> {
  const { credential_id: id, public_key, counter, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge: passkeyChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(public_key), counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
