import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { tableOf } from '../platform/auth/account-table.ts';
import type { AccountRef } from '../platform/auth/caller.ts';
import { insertPasskey } from '../platform/auth/second-factor/passkeys.ts';
import { relyingPartyOf } from '../platform/auth/second-factor/relying-party.ts';
import { confirmTotp, newTotp } from '../platform/auth/second-factor/totp.ts';
import { verifiedCreation } from '../platform/auth/second-factor/webauthn.ts';
import { secretsKeyOf } from '../platform/auth/secrets-key.ts';
import type { VerifiedAccount } from '../platform/auth/sessions.ts';
import type { Tx } from '../platform/http/transaction.ts';
import { softwareAuthenticator } from './software-authenticator.ts';
import { TEST_SITE } from './test-site.ts';

const STEP_MS = 30_000;

/** Returns the code that an authenticator app shows at an instant. */
export const codeAt = (secret: string, at: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(at.getTime() / 1_000) });

/** Gives an account an authenticator app, confirmed with the code of the previous time step. @returns its secret. */
export async function withTotp(db: Tx, dataDir: string, account: AccountRef, now = new Date()): Promise<string> {
  const key = await secretsKeyOf({ secretsKey: null, dataDir });
  const secret = await newTotp(db, key, account, now);
  const before = new Date(now.getTime() - STEP_MS);
  if (!(await confirmTotp(db, key, account, await codeAt(secret, before), now))) throw new Error('A code was refused');
  return secret;
}

/** Gives an account a passkey; returns it with the software authenticator that uses it. */
export async function withPasskey(db: Tx, { kind, id }: AccountRef, site = TEST_SITE) {
  const party = relyingPartyOf(site);
  const authenticator = softwareAuthenticator(party.origin);
  const challenge = 'dGFudGFuZ2Fu';
  const credential = await verifiedCreation(party, challenge, authenticator.create(challenge));
  const owner = { account_kind: kind, account_id: id, name: 'Ponsel Uji' };
  const passkey = credential && (await insertPasskey(db, { ...owner, ...credential }));
  if (passkey === null) throw new Error('A passkey was refused');
  return { authenticator, passkey };
}

/** Returns an account with its current credential version. */
export async function verified(db: Tx, { kind, id }: AccountRef): Promise<VerifiedAccount> {
  const table = tableOf({ kind });
  const [row] = await db.select({ version: table.credential_version }).from(table).where(eq(table.id, id));
  return { kind, id, credentialVersion: row?.version ?? 0 };
}
