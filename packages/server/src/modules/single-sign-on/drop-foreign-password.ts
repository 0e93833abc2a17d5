import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { admins, instructors } from '../../platform/database/schema/accounts.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Deletes a password that somebody else may know: one that an admin set for an instructor, or one from a registration
 * whose address was never confirmed and which anybody could have sent. The provider has verified the address.
 */
export async function dropForeignPassword(tx: Tx, { kind, id }: AccountRef): Promise<void> {
  if (kind === 'admin') {
    await tx
      .update(admins)
      .set({
        password_hash: null,
        email_confirmed_at: sql`now()`,
        credential_version: sql`${admins.credential_version} + 1`,
      })
      .where(and(eq(admins.id, id), isNull(admins.email_confirmed_at)));
    return;
  }
  await tx
    .update(instructors)
    .set({
      password_hash: null,
      password_expires_at: null,
      credential_version: sql`${instructors.credential_version} + 1`,
    })
    .where(and(eq(instructors.id, id), isNotNull(instructors.password_expires_at)));
}
