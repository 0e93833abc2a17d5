import type { accountSecondFactorSchemas } from '@widya/contract/accounts-second-factor.schemas';
import type { usedPasskey } from '@widya/contract/passkeys.schemas';
import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef } from '../caller.ts';
import { secretsKeyOf } from '../secrets-key.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';
import { acceptTotp } from './totp.ts';
import { verifiedUse } from './webauthn.ts';

type Proof = z.output<(typeof accountSecondFactorSchemas)['finishSignIn']['body']>['proof'];

interface Occasion {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: Config;
}

/**
 * Verifies the signature of a known passkey and stores its counter. @returns the passkey; null when the verification
 * fails.
 */
export async function acceptPasskey(
  { tx, now, config }: Occasion,
  passkeyChallenge: string | null,
  used: z.output<typeof usedPasskey>,
): Promise<PasskeyRow | null> {
  const passkey = await findPasskey(tx, used.id);
  if (passkey === null || passkeyChallenge === null) return null;
  const counter = await verifiedUse(relyingPartyOf(config), passkeyChallenge, passkey, used);
  if (counter === null) return null;
  await notePasskeyUse(tx, passkey.id, counter, now);
  return passkey;
}

/**
 * Verifies a proof of this account and spends it if it is single-use. Call only while holding the lock of the account.
 */
export async function acceptProof(
  occasion: Occasion,
  account: AccountRef,
  passkeyChallenge: string | null,
  proof: Proof,
): Promise<boolean> {
  const { tx, now, config } = occasion;
  if (proof.method === 'totp') return acceptTotp(tx, await secretsKeyOf(config), account, proof.code, now);
  if (proof.method === 'recovery') return spendRecoveryCode(tx, account, proof.code, now);
  const passkey = await acceptPasskey(occasion, passkeyChallenge, proof.passkey);
  return passkey?.account_kind === account.kind && passkey.account_id === account.id;
}
