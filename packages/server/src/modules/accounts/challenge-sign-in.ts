import type { SecondFactorRequired } from '@widya/contract/accounts';
import { createChallenge } from '../../platform/auth/second-factor/challenges.ts';
import type { Factors } from '../../platform/auth/second-factor/factors.ts';
import { relyingPartyOf } from '../../platform/auth/second-factor/relying-party.ts';
import { passkeyRequestOf } from '../../platform/auth/second-factor/webauthn.ts';
import { confirmVerified } from '../../platform/auth/sessions.ts';
import type { ProvenAccount } from '../../platform/auth/sign-in.ts';
import type { Ctx } from '../../platform/http/context.ts';

/**
 * The response to a correct password of an account with a second factor: a challenge for five minutes instead of a
 * session.
 */
export async function challengeSignIn(
  { tx, now, config }: Pick<Ctx, 'tx' | 'now' | 'config'>,
  account: ProvenAccount,
  { totp, passkeys }: Factors,
): Promise<SecondFactorRequired> {
  await confirmVerified(tx, account);
  const passkey = passkeys.length === 0 ? null : await passkeyRequestOf(relyingPartyOf(config), passkeys);
  const challenge = { account, passkeyChallenge: passkey?.challenge ?? null };
  const { token, expiresAt } = await createChallenge(tx, 'sign-in', challenge, now);
  return { success: true, second_factor: { token, expires_at: expiresAt.toISOString(), totp, passkey } };
}
