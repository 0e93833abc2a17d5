import { z } from 'zod';

/** Bytes as WebAuthn encodes them in JSON. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max);

const credentialId = base64url(1_400);
const transports = z.array(z.string().max(40)).max(20);
const knownCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() });

/** Options that the browser passes to the device that creates a passkey. Source: WebAuthn Level 3, §5.1.9. */
export const passkeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    excludeCredentials: z.array(knownCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });

/** Options that the browser passes to the device that holds a passkey. Source: WebAuthn Level 3, §5.1.10. */
export const passkeyRequest = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number().int(),
    allowCredentials: z.array(knownCredential).optional(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const clientDataJSON = base64url(4_000);

/** A new passkey, as the browser returns it. */
export const createdPasskey = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON, attestationObject: base64url(20_000), transports: transports.default([]) }),
  })
  .meta({ id: 'CreatedPasskey' });

/** A signature by a passkey, as the browser returns it. */
export const usedPasskey = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON, authenticatorData: base64url(4_000), signature: base64url(4_000) }),
  })
  .meta({ id: 'UsedPasskey' });
