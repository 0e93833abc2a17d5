import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import {
  acceptRegistration,
  type ChangedOne,
  cancelRegistration,
  lockSeen,
  rejectRegistration,
} from '../registrations/change-one.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { selectByIds } from '../registrations/read-registrations.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { assertParticipantFresh } from './assert-participant-fresh.ts';
import { withCurrentStatus } from './last-change.ts';

const NO_REASON = 'Harap mengisi alasan penolakan';

export interface StatusRequest {
  readonly status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED';
  /** Required for a rejection. */
  readonly reason?: string | undefined;
  /** Form field of the reason, for its error message. */
  readonly reasonField: string;
  /** False sends no mail; a cancellation never sends one. */
  readonly mail: boolean;
  /** True accepts although the class is full; logged (S27). */
  readonly override: boolean;
  /** The version that the caller read; undefined skips the check. */
  readonly version?: number | undefined;
}

const ACTIONS = { ACCEPTED: 'ACCEPT', REJECTED: 'REJECT', CANCELLED: 'CANCEL' } as const;

type StatusContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

/** @throws ApiFailure 422 when a rejection has no reason. */
export function checkedReason(reason: string | undefined, field: string): string {
  const text = reason?.trim() ?? '';
  if (text === '') throw invalid({ [field]: NO_REASON });
  return text;
}

async function changed(
  seats: SeatContext,
  source: ParticipantSource,
  id: number,
  { status, mail, override, ...request }: StatusRequest,
): Promise<ChangedOne> {
  if (status === 'ACCEPTED') return acceptRegistration(seats, source, id, { mail, override });
  if (status === 'CANCELLED') return cancelRegistration(seats, source, id, request.reason);
  const reason = checkedReason(request.reason, request.reasonField);
  return rejectRegistration(seats, source, id, { mail, reason });
}

/**
 * Accepts, rejects or cancels a registration for staff and logs it. @throws ApiFailure 404 (S11), 409, 422. Source: D66
 * and D67.
 */
export async function setStatus(ctx: StatusContext, source: ParticipantSource, id: number, request: StatusRequest) {
  const seats = seatsOf(ctx);
  const { person } = await lockSeen(seats, source, ctx.caller, id);
  await assertParticipantFresh(ctx.tx, source, request.version, person);
  const { override, status } = request;
  const { before, after, promoted, mailed } = await changed(seats, source, id, request).catch(
    async (failure: unknown) => {
      throw await withCurrentStatus(ctx.tx, source, person, failure);
    },
  );
  ctx.audit({
    object: source.logObject,
    objectId: id,
    label: `${after.full_name} · ${person.class_name}`,
    action: ACTIONS[status],
    before: { status: before.status, status_change_info: before.status_change_info },
    after: {
      status: after.status,
      status_change_info: after.status_change_info,
      ...(override ? { override_quota: true } : {}),
      ...(promoted > 0 ? { promoted } : {}),
    },
  });
  const [data] = await selectByIds(ctx.tx, source, [id]);
  if (data === undefined) throw new Error('a participant vanished');
  const { version } = data;
  return { success: true, affectedRows: 1, id, data, version, new_status: after.status, promoted, mailed } as const;
}
