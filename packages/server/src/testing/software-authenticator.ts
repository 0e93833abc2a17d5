import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { createdPasskey, usedPasskey } from '@widya/contract/passkeys.schemas';
import type { z } from 'zod';

/** Flags of authenticator data: user present, user verified, and data of a new credential follow. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Authenticator {
  readonly id: string;
  readonly create: (challenge: string) => z.output<typeof createdPasskey>;
  readonly use: (challenge: string, changes?: Use) => z.output<typeof usedPasskey>;
}

interface Use {
  /** Counter of the signature; by default one more than the last. */
  readonly counter?: number;
  readonly origin?: string;
  readonly isVerified?: boolean;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/**
 * Creates a software authenticator with one passkey, for tests of the server. Journeys use the virtual authenticator of
 * the browser instead.
 */
export function softwareAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counted = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), uint32(counter), rest]);

  return {
    id,
    create: (challenge) => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const idLength = Buffer.from([0, rawId.length]);
      const rest = Buffer.concat([Buffer.alloc(16), idLength, rawId, key]);
      const authData = new Uint8Array(authenticatorData(PRESENT | VERIFIED | ATTESTED, counted, rest));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]),
      );
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url');
      const attestationObject = Buffer.from(attestation).toString('base64url');
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    use: (challenge, { counter = counted + 1, origin: from = origin, isVerified = true } = {}) => {
      counted = counter;
      const data = authenticatorData(isVerified ? PRESENT | VERIFIED : PRESENT, counter);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const text = (bytes: Buffer) => bytes.toString('base64url');
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
