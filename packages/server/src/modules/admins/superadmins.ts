import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { admins } from '../../platform/database/schema/accounts.ts';
import { forbidden } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Locks all active superadmins and returns their ids. Banning, deleting and demoting take this lock first, in the order
 * of ids: of two superadmins who demote each other at once, the second waits and then finds that it is no longer one.
 * Without the lock, none would be left (S14).
 */
export async function lockSuperadmins(tx: Tx): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, 'superadmin'), eq(admins.active, 1)))
    .orderBy(asc(admins.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Refuses a caller who lost the role between the check of the token and the lock.
 * @throws ApiFailure 403.
 */
export function assertStillSuperadmin(caller: Caller, superadmins: ReadonlySet<number>): void {
  if (!superadmins.has(caller.id)) throw forbidden('Hak akses akun Anda baru saja berubah');
}
