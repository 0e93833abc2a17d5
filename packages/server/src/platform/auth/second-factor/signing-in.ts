import { eq } from 'drizzle-orm';
import { admins, instructors } from '../../database/schema/accounts.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef } from '../caller.ts';
import { isKnownDevice } from '../known-devices.ts';
import type { ProvenAccount } from '../sign-in.ts';

type Found = Pick<ProvenAccount, 'name' | 'role' | 'credentialVersion'> & { readonly email: string };

/**
 * Reads an account for a sign-in; null when it is banned, unconfirmed or deleted, or when the password that an admin
 * typed for an instructor has expired.
 */
export async function signingIn(
  tx: Tx,
  account: AccountRef,
  device: string | null,
  now: Date,
): Promise<(ProvenAccount & Found) | null> {
  const found = account.kind === 'admin' ? await findAdmin(tx, account.id) : await findInstructor(tx, account.id, now);
  if (found === null) return null;
  const known = device !== null && (await isKnownDevice(tx, account, device));
  return { kind: account.kind, id: account.id, ...found, isKnownDevice: known };
}

async function findAdmin(tx: Tx, id: number): Promise<Found | null> {
  const { name, email, role, active, credential_version: credentialVersion, email_confirmed_at } = admins;
  const [row] = await tx
    .select({ name, email, role, active, credentialVersion, confirmed: email_confirmed_at })
    .from(admins)
    .where(eq(admins.id, id));
  if (row === undefined || row.active !== 1 || row.confirmed === null) return null;
  return { name: row.name, email: row.email, role: row.role, credentialVersion: row.credentialVersion };
}

async function findInstructor(tx: Tx, id: number, now: Date): Promise<Found | null> {
  const { name, email, active, credential_version: credentialVersion, password_expires_at: until } = instructors;
  const [row] = await tx
    .select({ name, email, active, credentialVersion, until })
    .from(instructors)
    .where(eq(instructors.id, id));
  if (row === undefined || row.active !== 1 || (row.until !== null && row.until <= now)) return null;
  return { name: row.name, email: row.email, role: 'instructor', credentialVersion: row.credentialVersion };
}
