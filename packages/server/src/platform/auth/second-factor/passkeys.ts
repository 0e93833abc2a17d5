import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../../database/schema/second-factors.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef } from '../caller.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

const ofAccount = ({ kind, id }: AccountRef) => and(eq(passkeys.account_kind, kind), eq(passkeys.account_id, id));

export const selectPasskeys = (tx: Tx, account: AccountRef): Promise<PasskeyRow[]> =>
  tx.select().from(passkeys).where(ofAccount(account)).orderBy(asc(passkeys.id));

/** The passkey with an authenticator's credential id, of any account. */
export async function findPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row ?? null;
}

/** @returns null when the passkey already exists. */
export async function insertPasskey(tx: Tx, values: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function notePasskeyUse(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, last_used_at: now }).where(eq(passkeys.id, id));
}

/** @returns the previous name; null when the account has no such passkey. */
export async function renamePasskey(tx: Tx, account: AccountRef, id: number, name: string): Promise<string | null> {
  const own = and(ofAccount(account), eq(passkeys.id, id));
  const [row] = await tx.select({ name: passkeys.name }).from(passkeys).where(own).for('update');
  if (row === undefined) return null;
  await tx.update(passkeys).set({ name }).where(own);
  return row.name;
}

/** @returns its name; null when the account has no such passkey. */
export async function deletePasskey(tx: Tx, account: AccountRef, id: number): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(ofAccount(account), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

export async function deletePasskeys(tx: Tx, account: AccountRef): Promise<void> {
  await tx.delete(passkeys).where(ofAccount(account));
}
