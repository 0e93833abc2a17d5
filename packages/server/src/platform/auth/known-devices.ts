import { and, eq, sql } from 'drizzle-orm';
import { knownDevices } from '../database/schema/sessions.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';
import { sha256 } from './tokens.ts';

/** Allowed values of `X-Device`: at least 128 bits, so that they cannot be guessed. */
const SHAPE = /^[A-Za-z0-9_-]{22,128}$/;

/** The device id of a header; null when it is missing or too short to be a secret. */
export const deviceOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && SHAPE.test(header) ? header : null;

/** Whether an account has signed in with this device id before. */
export async function isKnownDevice(db: Tx, account: AccountRef, device: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.account_kind, account.kind),
        eq(knownDevices.account_id, account.id),
        eq(knownDevices.device_hash, sha256(device)),
      ),
    );
  return found.length > 0;
}

/** Whether an account has ever signed in from a browser that sent a device id. */
export const hasKnownDevices = async (db: Tx, { kind, id }: AccountRef): Promise<boolean> =>
  (await db.$count(knownDevices, and(eq(knownDevices.account_kind, kind), eq(knownDevices.account_id, id)))) > 0;

/** Stores that an account signed in on a device; only the hash of the device id is stored. */
export async function rememberDevice(tx: Tx, account: AccountRef, device: string, now: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({
      account_kind: account.kind,
      account_id: account.id,
      device_hash: sha256(device),
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflictDoUpdate({
      target: [knownDevices.account_kind, knownDevices.account_id, knownDevices.device_hash],
      set: { last_seen_at: now, uses: sql`${knownDevices.uses} + 1` },
    });
}
