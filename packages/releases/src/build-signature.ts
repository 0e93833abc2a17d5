import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteVersion } from '@widya/contract/routing/registry';
import { SIGNATURE_FILE } from './files.ts';
import { fingerprintOf } from './remote-keys.ts';

type Named = Pick<RemoteVersion, 'version' | 'manifest'>;

/** The content of `signature.json`. */
interface BuildSignature {
  /** Fingerprint of the public key. */
  readonly key: string;
  /** Base64. */
  readonly signature: string;
}

/** Compressed copies are recreated at publishing, and the signature cannot cover itself. */
const isSigned = (file: string): boolean => file !== SIGNATURE_FILE && !/\.(br|gz)$/.test(file);

/**
 * The signed text: JSON without spaces of `["widya-build-1", remote, version, [[file, SHA-256 in hexadecimal], …]]`,
 * the files in the order of their UTF-16 code units.
 */
function signedText(dir: string, { version, manifest }: Named): Buffer {
  const files = readdirSync(dir)
    .filter(isSigned)
    .toSorted()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dir, file)))
        .digest('hex'),
    ]);
  return Buffer.from(JSON.stringify(['widya-build-1', manifest.remote, version, files]));
}

/** A public key as it is registered: base64 of its DER form. */
export const registeredForm = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * Signs a build and writes `signature.json` beside its files, replacing an earlier signature.
 * @param dir folder of the finished build.
 * @param privateKey Ed25519, as PEM.
 * @returns fingerprint of its public key.
 * @throws Error for another kind of key.
 */
export function signBuild(dir: string, build: Named, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Builds are signed with an Ed25519 key');
  const signed: BuildSignature = {
    key: fingerprintOf(registeredForm(createPublicKey(key))),
    signature: sign(null, signedText(dir, build), key).toString('base64'),
  };
  writeFileSync(path.join(dir, SIGNATURE_FILE), JSON.stringify(signed));
  return signed.key;
}

function readSignature(dir: string): BuildSignature | null {
  try {
    const { key, signature } = JSON.parse(readFileSync(path.join(dir, SIGNATURE_FILE), 'utf8')) as BuildSignature;
    return typeof key === 'string' && typeof signature === 'string' ? { key, signature } : null;
  } catch {
    return null;
  }
}

/** Why a build is refused that must be signed. */
export class SignatureRefusal extends Error {
  /** No usable signature, one by a key that is not registered, or files that are not those that were signed. */
  readonly reason: 'missing' | 'unknown-key' | 'changed';

  constructor(reason: SignatureRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Verifies that one of the keys of a remote has signed a build.
 * @param dir folder with its files.
 * @param keys registered for the remote; without any, every build is accepted and its signature is not read.
 * @returns fingerprint of the key; undefined when none is registered.
 * @throws SignatureRefusal with a sentence that says what to do.
 */
export function verifySignature(dir: string, build: Named, keys: readonly string[] = []): string | undefined {
  if (keys.length === 0) return undefined;
  const { remote } = build.manifest;
  const signed = readSignature(dir);
  if (signed === null)
    throw new SignatureRefusal('missing', `${remote} must be signed: set WIDYA_SIGNING_KEY to the key of the team`);
  const key = keys.find((registered) => fingerprintOf(registered) === signed.key);
  if (key === undefined)
    throw new SignatureRefusal(
      'unknown-key',
      `${remote} is signed with the key ${signed.key.slice(0, 16)}, which is not registered in REMOTE_KEYS`,
    );
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
  if (!verify(null, signedText(dir, build), publicKey, Buffer.from(signed.signature, 'base64')))
    throw new SignatureRefusal(
      'changed',
      `${remote} ${build.version} is not what was signed: sign and publish it again`,
    );
  return signed.key;
}
