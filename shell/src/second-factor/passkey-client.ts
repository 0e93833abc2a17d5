import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@widya/contract/accounts-second-factor';

/** Lets the device sign. @returns null when the person cancelled or the device has no matching passkey. */
export async function signWithPasskey(request: PasskeyRequest): Promise<UsedPasskey | null> {
  try {
    return await startAuthentication({ optionsJSON: request as PublicKeyCredentialRequestOptionsJSON });
  } catch {
    return null;
  }
}

/**
 * Lets the device create a passkey. @returns null when the person cancelled or the device already has one for this
 * account.
 */
export async function makePasskey(creation: PasskeyCreation): Promise<CreatedPasskey | null> {
  try {
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: creation as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return null;
  }
}
