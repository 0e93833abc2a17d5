import { eq, sql } from 'drizzle-orm';
import { admins } from '../database/schema/accounts.ts';
import type { Tx } from '../http/transaction.ts';
import { tableOf } from './account-table.ts';
import type { AccountKind, AccountRef } from './caller.ts';

/** Locks an account, so that concurrent changes of its credentials wait. */
export async function lockAccount(tx: Tx, account: AccountRef): Promise<void> {
  const table = tableOf(account);
  await tx.select({ id: table.id }).from(table).where(eq(table.id, account.id)).for('update');
}

export interface AddressedAccount extends AccountRef {
  readonly name: string;
  readonly email: string;
  readonly active: number;
  readonly isConfirmed: boolean;
}

/** Locks the account of one kind with an address, ignoring case; null when there is none. */
export async function lockAccountByEmail(tx: Tx, kind: AccountKind, email: string): Promise<AddressedAccount | null> {
  const table = tableOf({ kind });
  const { id, name, active } = table;
  const [row] = await tx
    .select({
      id,
      name,
      email: table.email,
      active,
      isConfirmed: kind === 'admin' ? sql<boolean>`${admins.email_confirmed_at} is not null` : sql<boolean>`true`,
    })
    .from(table)
    .where(eq(sql`lower(${table.email})`, email.toLowerCase()))
    .for('update');
  return row === undefined ? null : { kind, ...row };
}
