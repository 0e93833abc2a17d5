import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import type { AuditEntry } from '../../platform/audit/entry.ts';
import type { AccountRef } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { insertAdmin } from '../admins/queries.ts';
import { emailTakenFailure } from '../admins/rules.ts';
import { insertOne } from '../instructors/queries.ts';
import type { Grant } from './grant-of.ts';

/** The account for a sign-in. */
export interface SignInAccount extends AccountRef {
  /** Fields that the sign-in changed, for the log. */
  readonly changed: Pick<AuditEntry, 'before' | 'after'>;
}

/** Creates the account for a first sign-in. It has no password; one can be set by mail. */
export async function newAccount(
  tx: Tx,
  { name, email }: { readonly name: string; readonly email: string },
  grant: Grant,
): Promise<SignInAccount> {
  if (grant.kind === 'instructor') {
    const { id } = await insertOne(tx, { name, email });
    return { kind: 'instructor', id, changed: { after: { name, email } } };
  }
  const menu = JSON.stringify(grant.role === 'superadmin' ? GRANTABLE_KEYS : grant.menu);
  const fields = { name, email, role: grant.role, menu };
  const created = await insertAdmin(tx, fields);
  if (created === null) throw emailTakenFailure();
  return { kind: 'admin', id: created.id, changed: { after: fields } };
}
