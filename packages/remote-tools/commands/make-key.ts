import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { registeredForm } from '@widya/releases/build-signature';
import { fingerprintOf } from '@widya/releases/remote-keys';

/**
 * Makes the key pair with which a team signs its builds.
 * @param file where to write the private key, readable only by its owner; without one the key is in the text.
 * @returns what to do with the keys, as text.
 * @throws Error when the file exists, as a lost private key cannot be made again.
 */
export function makeKey(remote: string, file: string | undefined): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  if (file !== undefined) writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const registered = registeredForm(publicKey);
  return [
    file === undefined
      ? `Private key, for the secret WIDYA_SIGNING_KEY of the CI:\n${pem}`
      : `The private key is in ${file}: keep it out of the repository, and set WIDYA_SIGNING_KEY_FILE=${file}.`,
    `Public key ${fingerprintOf(registered)}, for REMOTE_KEYS of the server: {"${remote}":["${registered}"]}`,
  ].join('\n');
}
