import { SINGLE_SIGN_ON_MINUTES } from '@widya/contract/accounts-single-sign-on';
import { z } from 'zod';
import { seal, unseal } from '../../platform/auth/sealed-secret.ts';

/** Keeps an encrypted secret of another purpose from being accepted as a sign-in. */
const OWNER = 'single-sign-on';

const pendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/**
 * The state needed when the provider redirects back. The browser stores it encrypted, so that the server stores
 * nothing.
 */
export type PendingSignIn = z.output<typeof pendingSignIn>;

/** Encrypts the state of a sign-in that was begun, for the browser to store. */
export function sealPending(key: Buffer, pending: Omit<PendingSignIn, 'until'>, now: Date): string {
  const until = now.getTime() + SINGLE_SIGN_ON_MINUTES * 60_000;
  return seal(key, JSON.stringify({ ...pending, until }), OWNER).toString('base64url');
}

/** @returns null when it was not encrypted here, was changed, or has expired. */
export function openPending(key: Buffer, secret: string, now: Date): PendingSignIn | null {
  try {
    const pending = pendingSignIn.parse(JSON.parse(unseal(key, Buffer.from(secret, 'base64url'), OWNER)));
    return pending.until > now.getTime() ? pending : null;
  } catch {
    return null;
  }
}
