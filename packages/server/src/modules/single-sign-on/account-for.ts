import type { AccountKind } from '../../platform/auth/caller.ts';
import { lockAccountByEmail } from '../../platform/auth/lock-account.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { lockSuperadmins } from '../admins/superadmins.ts';
import { dropForeignPassword } from './drop-foreign-password.ts';
import type { Grant } from './grant-of.ts';
import { grantRights } from './grant-rights.ts';
import { linkAccount, linkedAccount, lockIdentity } from './identities.ts';
import { newAccount, type SignInAccount } from './new-account.ts';
import { firstAddressOf, type Person } from './person-of.ts';

/**
 * The account that a person signs in as, with the rights that the provider grants: the linked account, else the one
 * with their verified address, else a new one.
 * @throws ApiFailure 403 without a verified address at the first sign-in, 409 LAST_SUPERADMIN.
 */
export async function accountFor(ctx: Pick<Ctx, 'tx' | 'now'>, person: Person, grant: Grant): Promise<SignInAccount> {
  const { tx } = ctx;
  await lockIdentity(tx, person);
  // Locked before the account, which is the order of all callers.
  const superadmins = await lockSuperadmins(tx);
  const existingId = (await linkedAccount(tx, grant.kind, person)) ?? (await claimByAddress(tx, grant.kind, person));
  if (existingId !== null)
    return { kind: grant.kind, id: existingId, changed: await grantRights(ctx, existingId, grant, superadmins) };
  const created = await newAccount(tx, { ...person, email: firstAddressOf(person) }, grant);
  await linkAccount(tx, person, created);
  return created;
}

/** Links the account with the person's verified address; null when there is none. */
async function claimByAddress(tx: Tx, kind: AccountKind, person: Person): Promise<number | null> {
  const account = await lockAccountByEmail(tx, kind, firstAddressOf(person));
  if (account === null) return null;
  await dropForeignPassword(tx, account);
  await linkAccount(tx, person, account);
  return account.id;
}
