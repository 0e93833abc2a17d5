import type { Caller } from '../../platform/auth/caller.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Change, type Changed, changeRegistrations } from './change.ts';
import { lockOwner, type SeatContext, type SeatOwner } from './owner.ts';
import type { PersonRow } from './present.ts';
import { ownerIdOf, selectParticipant } from './read-registrations.ts';
import type { ParticipantSource } from './source.ts';

/**
 * Locks the class or course of a registration, also when it was moved while the lock was waited for.
 * @param ownerId which it was when it was read last. @throws ApiFailure 404.
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

/** Rejects a registration; a place that is freed goes to the queue (D67). @throws ApiFailure 404, 409. */
export const rejectRegistration = (
  ctx: SeatContext,
  source: ParticipantSource,
  id: number,
  options: Options & { readonly reason: string },
) => mustChange(ctx, source, id, { event: 'reject', ...options });

/** Cancels a registration; nobody is told. @throws ApiFailure 404, 409. */
export const cancelRegistration = (ctx: SeatContext, source: ParticipantSource, id: number, reason?: string) =>
  mustChange(ctx, source, id, { event: 'cancel', mail: false, reason });

/** The unpaid order of a registration has expired. Nothing happens to one that no longer waits. Source: D108. */
export const expireRegistration = (ctx: SeatContext, source: ParticipantSource, id: number) =>
  changeOne(ctx, source, id, { event: 'expire', mail: false });

/**
 * The order of a registration was paid: accepts it, also late while a place is free.
 * @returns `exception` for the order when staff must decide; null when all is well. Source: D108.
 */
export async function payRegistration(ctx: SeatContext, source: ParticipantSource, id: number) {
  const done = await changeOne(ctx, source, id, { event: 'pay', mail: true });
  return { ...done, exception: done.result.exceptions.get(id) ?? null };
}

/** A registration that the caller may see, with its class or course locked. @throws ApiFailure 404 otherwise (S11). */
export async function lockSeen(ctx: SeatContext, source: ParticipantSource, caller: Caller, id: number) {
  await selectParticipant(ctx.tx, source, caller, id);
  const owner = await lockOwnerOf(ctx, source, id);
  return { owner, person: await selectParticipant(ctx.tx, source, caller, id) };
}
