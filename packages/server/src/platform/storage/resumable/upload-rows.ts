import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { AccountRef } from '../../auth/caller.ts';
import { resumableUploads as uploads } from '../../database/schema/resumable-uploads.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';

/** An upload that is incomplete or unused expires this long after its last byte. */
export const RESUMABLE_MS = 24 * 60 * 60 * 1_000;
/** A used upload stays this long, so that a caller who lost the response can repeat the call. */
export const USED_MS = 60 * 60 * 1_000;
/** Maximum number of uploads per account at a time, so that nobody fills the storage. */
export const MOST_AT_ONCE = 4;
/** An upload without progress for this long may be replaced by a new one. */
const IDLE_MS = 10 * 60 * 1_000;

const EXPIRED = new Date(0);
const unlocked = sql`coalesce(${uploads.locked_until} < now(), true)`;
const isOwn = ({ kind, id }: AccountRef) => and(eq(uploads.owner_kind, kind), eq(uploads.owner_id, id));
const isLive = (now: Date) => gt(uploads.touched_at, new Date(now.getTime() - RESUMABLE_MS));

/**
 * Creates an upload for an account, replacing idle ones.
 * @param size in bytes, already checked against the limit.
 * @returns its id. @throws ApiFailure 429 when the account has too many active uploads.
 */
export function insertUpload(db: Tx, owner: AccountRef, size: number, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    // Without the lock two concurrent calls could both take the last free upload.
    const account = `resumable upload ${owner.kind} ${owner.id}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const active = await tx
      .select({ id: uploads.id, touched_at: uploads.touched_at, unlocked: sql<boolean>`${unlocked}` })
      .from(uploads)
      .where(and(isOwn(owner), isLive(now)))
      .orderBy(asc(uploads.touched_at));
    for (const upload of active.slice(0, Math.max(0, active.length - MOST_AT_ONCE + 1))) {
      if (!upload.unlocked || now.getTime() - upload.touched_at.getTime() < IDLE_MS)
        throw new ApiFailure(
          429,
          'RATE_LIMITED',
          'Terlalu banyak berkas sedang diunggah. Tunggu sampai salah satu selesai.',
        );
      await tx.update(uploads).set({ touched_at: EXPIRED }).where(eq(uploads.id, upload.id));
    }
    const id = randomBytes(16).toString('hex');
    const { kind: owner_kind, id: owner_id } = owner;
    await tx.insert(uploads).values({ id, owner_kind, owner_id, size, touched_at: now });
    return id;
  });
}

/** Whether the account has an upload with this id that has not expired. */
export async function hasUpload(db: Tx, owner: AccountRef, id: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), isOwn(owner), isLive(now)));
  return found.length > 0;
}

/** Restarts the time to its expiry. */
export const touchUpload = async (db: Tx, id: string, now: Date): Promise<void> =>
  void (await db.update(uploads).set({ touched_at: now }).where(eq(uploads.id, id)));

/** Lets a used upload expire soon. */
export const releaseUpload = (db: Tx, id: string, now: Date): Promise<void> =>
  touchUpload(db, id, new Date(now.getTime() - RESUMABLE_MS + USED_MS));

/** Deletes the row only; the store removes the bytes. */
export const deleteUpload = async (db: Tx, id: string): Promise<void> =>
  void (await db.delete(uploads).where(eq(uploads.id, id)));

/** Ids of expired uploads. */
export async function listExpired(db: Tx, now: Date): Promise<readonly string[]> {
  const until = new Date(now.getTime() - RESUMABLE_MS);
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lte(uploads.touched_at, until), unlocked));
  return found.map(({ id }) => id);
}
