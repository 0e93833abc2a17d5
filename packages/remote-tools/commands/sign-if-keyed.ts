import { readFileSync } from 'node:fs';
import { signBuild } from '@widya/releases/build-signature';
import type { BuiltRemote } from '../build/prepare-remote.ts';

/**
 * Signs a build when `WIDYA_SIGNING_KEY` has a private key as PEM, or `WIDYA_SIGNING_KEY_FILE` names its file.
 * @throws Error when the key cannot be read or is of another kind.
 */
export function signIfKeyed(
  { build, dir }: BuiltRemote,
  { WIDYA_SIGNING_KEY, WIDYA_SIGNING_KEY_FILE }: NodeJS.ProcessEnv = process.env,
): void {
  // In a variable of one line, line breaks are written as `\n`.
  const pem = WIDYA_SIGNING_KEY?.replaceAll('\\n', '\n');
  const key = pem || (WIDYA_SIGNING_KEY_FILE && readFileSync(WIDYA_SIGNING_KEY_FILE, 'utf8'));
  if (key) console.log(`Signed with the key ${signBuild(dir, build, key)}.`);
}
