import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { classes } from '../../database/schema/classes.ts';
import { registrations } from '../../database/schema/registrations.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { type PromotedPerson, promotionMails } from './promotion-mails.ts';

interface PromotionContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly publicUrl: string | null;
}

/**
 * Gives free places of a class to its queue, in the order of registration: who has nothing to pay is accepted, everyone else
 * is asked to pay; each gets one mail, in the same transaction. It locks the class itself, so it may be called from anywhere
 * that frees a place, and calling it again changes nothing.
 * @returns how many were promoted. Source: specification 1 §4 (queue rule), decision 67, S28.
 */
export async function promoteQueue(ctx: PromotionContext, classId: number): Promise<number> {
  const [row] = await ctx.tx.select().from(classes).where(eq(classes.id, classId)).for('update');
  if (row === undefined || !takesPeople(row, ctx.now)) return 0;
  return promoteInto(ctx, row, await countFreePlaces(ctx.tx, row));
}

/** A class that is a draft, hidden or over gives no places away. */
const takesPeople = (row: typeof classes.$inferSelect, now: Date): boolean =>
  row.publish_status === 'OPEN' && row.active === 1 && (row.permanent || row.end_time === null || row.end_time > now);

/** Places nobody holds; whoever waits for payment holds one. Infinity without a limit. Trustworthy only under the class's lock. */
export async function countFreePlaces(
  tx: Tx,
  { id, quota }: { readonly id: number; readonly quota: number | null },
): Promise<number> {
  if (quota === null) return Number.POSITIVE_INFINITY;
  const [held] = await tx
    .select({ places: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.class_id, id), inArray(registrations.status, ['WAITING', 'ACCEPTED'])));
  return Math.max(0, quota - (held?.places ?? 0));
}

/** Promotes at most so many of the queue. @returns how many. */
export async function promoteInto(
  { tx, now, publicUrl }: PromotionContext,
  row: typeof classes.$inferSelect,
  places: number,
): Promise<number> {
  if (places <= 0) return 0;
  const first = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.class_id, row.id), eq(registrations.status, 'PENDING')))
    .orderBy(asc(registrations.registered_at), asc(registrations.id))
    .limit(Number.isFinite(places) ? places : 2_147_483_647);
  const promoted: PromotedPerson[] = await tx
    .update(registrations)
    .set({
      status: sql`case when ${registrations.price} = 0 then 'ACCEPTED' else 'WAITING' end`,
      accepted_at: sql`case when ${registrations.price} = 0 then ${now.toISOString()}::timestamptz end`,
      status_change_info: sql`case when ${registrations.price} = 0 then 'PENDING to ACCEPTED' else 'PENDING to WAITING' end`,
      updated_at: now,
      version: sql`${registrations.version} + 1`,
    })
    .where(and(inArray(registrations.id, first), eq(registrations.status, 'PENDING')))
    .returning();
  await enqueueMails(tx, await promotionMails(tx, row, promoted, publicUrl), now);
  return promoted.length;
}
