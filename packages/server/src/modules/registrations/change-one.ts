import type { Caller } from '../../platform/auth/caller.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Change, type Changed, changeRegistrations } from './change.ts';
import { lockOwner, type SeatContext, type SeatOwner } from './owner.ts';
import type { PersonRow } from './present.ts';
import { ownerIdOf, selectParticipant } from './read-registrations.ts';
import type { ParticipantSource } from './source.ts';

/**
 * Locks the class or course of a registration; reads it again in case the registration was moved while waiting for the
 * lock.
 * @param ownerId the class or course as last read. @throws ApiFailure 404.
 */
export async function lockOwnerOf(
  { tx }: Pick<SeatContext, 'tx'>,
  source: ParticipantSource,
  id: number,
  ownerId?: number,
): Promise<SeatOwner> {
  const owner = await lockOwner(tx, source, ownerId ?? (await ownerIdOf(tx, source, id)));
  const present = await ownerIdOf(tx, source, id);
  return present === owner.id ? owner : lockOwnerOf({ tx }, source, id, present);
}

export interface ChangedOne {
  readonly owner: SeatOwner;
  readonly before: PersonRow;
  readonly after: PersonRow;
  readonly promoted: number;
  readonly mailed: boolean;
  readonly result: Changed;
}

async function changeOne(
  ctx: SeatContext,
  source: ParticipantSource,
  id: number,
  change: Change,
): Promise<ChangedOne | { readonly owner: SeatOwner; readonly result: Changed }> {
  const owner = await lockOwnerOf(ctx, source, id);
  const result = await changeRegistrations(ctx, owner, [id], change);
  const [refusal] = result.refused;
  if (refusal) throw refusal.failure;
  const [before] = result.before;
  const [after] = result.after;
  if (before === undefined || after === undefined) return { owner, result };
  return { owner, result, before, after, promoted: result.promoted, mailed: result.mailed > 0 };
}

async function mustChange(
  ctx: SeatContext,
  source: ParticipantSource,
  id: number,
  change: Change,
): Promise<ChangedOne> {
  const done = await changeOne(ctx, source, id, change);
  if (!('after' in done)) throw notFound('Data Pendaftaran tidak ditemukan');
  return done;
}

type Options = Pick<Change, 'mail' | 'override'>;

/** Accepts a registration. @throws ApiFailure 404, 409 INVALID_TRANSITION or QUOTA_FULL. Source: B-085. */
export const acceptRegistration = (ctx: SeatContext, source: ParticipantSource, id: number, options: Options) =>
  mustChange(ctx, source, id, { event: 'accept', ...options });

/** Rejects a registration; a seat that becomes free goes to the waiting list (D67). @throws ApiFailure 404, 409. */
export const rejectRegistration = (
  ctx: SeatContext,
  source: ParticipantSource,
  id: number,
  options: Options & { readonly reason: string },
) => mustChange(ctx, source, id, { event: 'reject', ...options });

/** Cancels a registration without a mail. @throws ApiFailure 404, 409. */
export const cancelRegistration = (ctx: SeatContext, source: ParticipantSource, id: number, reason?: string) =>
  mustChange(ctx, source, id, { event: 'cancel', mail: false, reason });

/**
 * Expires a registration whose unpaid order has expired; does nothing unless it still waits for payment. Source: D108.
 */
export const expireRegistration = (ctx: SeatContext, source: ParticipantSource, id: number) =>
  changeOne(ctx, source, id, { event: 'expire', mail: false });

/**
 * Accepts a registration whose order was paid; a late payment counts only while a seat is free.
 * @returns `exception` when staff must review the order, otherwise null. Source: D108.
 */
export async function payRegistration(ctx: SeatContext, source: ParticipantSource, id: number) {
  const done = await changeOne(ctx, source, id, { event: 'pay', mail: true });
  return { ...done, exception: done.result.exceptions.get(id) ?? null };
}

/**
 * Locks the class or course of a registration that the caller may see, and reads the registration.
 * @throws ApiFailure 404 otherwise (S11).
 */
export async function lockSeen(ctx: SeatContext, source: ParticipantSource, caller: Caller, id: number) {
  await selectParticipant(ctx.tx, source, caller, id);
  const owner = await lockOwnerOf(ctx, source, id);
  return { owner, person: await selectParticipant(ctx.tx, source, caller, id) };
}
