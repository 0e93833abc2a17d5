import type { MoveParticipantInput } from '@widya/contract/participants-actions';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findClassOwner } from '../registrations/find-owner.ts';
import { lockBoth, moveRegistration } from '../registrations/move-registration.ts';
import { ownerIdOf, selectByIds, selectParticipant } from '../registrations/read-registrations.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { CLASS_PEOPLE as source } from '../registrations/source.ts';
import { assertParticipantFresh } from './assert-participant-fresh.ts';
import { withCurrentStatus } from './last-change.ts';

type MoveContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

/**
 * Moves a participant to another class that the caller may see, and logs it.
 * @throws ApiFailure 404 (S11), 409 INVALID_TRANSITION, QUOTA_FULL, PARTICIPANT_ALREADY_REGISTERED or VERSION_CONFLICT.
 */
export async function moveParticipant(ctx: MoveContext, id: number, { class_code, version }: MoveParticipantInput) {
  const { tx, caller } = ctx;
  const seats = seatsOf(ctx);
  await selectParticipant(tx, source, caller, id);
  const { id: targetId } = await findClassOwner(tx, caller, class_code);
  const both = await lockBoth(seats, { id, originId: await ownerIdOf(tx, source, id) }, targetId);
  const before = await selectParticipant(tx, source, caller, id);
  await assertParticipantFresh(tx, source, version, before);
  const { promoted } = await moveRegistration(seats, both, before).catch(async (failure: unknown) => {
    throw await withCurrentStatus(tx, source, before, failure);
  });
  const [data] = await selectByIds(tx, source, [id]);
  if (data === undefined) throw new Error('a participant vanished');
  ctx.audit({
    object: source.logObject,
    objectId: id,
    label: `${before.full_name} · ${both.target.name}`,
    before: {
      class_code: both.origin.code,
      ...(before.confirmed_at === null ? {} : { confirmed_at: before.confirmed_at }),
    },
    after: { class_code: both.target.code, ...(promoted > 0 ? { promoted } : {}) },
  });
  const { version: written, status: new_status } = data;
  return { success: true, affectedRows: 1, id, data, version: written, new_status, promoted, mailed: true } as const;
}
