import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockSeen } from '../registrations/change-one.ts';
import { CLASS_DESK } from '../tickets/class-desk.ts';
import { COURSE_DESK } from '../tickets/course-desk.ts';
import { keepsTicket, mailNewLink } from '../tickets/renew-link.ts';
import { seatsOf } from './seat-context.ts';
import type { ParticipantSource } from './source.ts';

type RenewContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

const DESKS = { class: CLASS_DESK, course: COURSE_DESK } as const;
const NO_TICKET = 'Pendaftaran ini tidak memiliki tiket';

/**
 * Revokes every link to the ticket of a registration and mails a new one to its address.
 * @throws ApiFailure 404 (S11), 409 for whoever was turned down or has not confirmed their address.
 */
export async function renewTicket(ctx: RenewContext, source: ParticipantSource, id: number) {
  const { tx, now } = ctx;
  const { person } = await lockSeen(seatsOf(ctx), source, ctx.caller, id);
  const { people: p } = source;
  await tx
    .update(p)
    .set({ ticket_serial: sql`${p.ticket_serial} + 1`, updated_at: now })
    .where(eq(p.id, id));
  const holder = await DESKS[source.kind].holder(tx, id);
  if (holder === null || !keepsTicket(holder))
    throw new ApiFailure(409, 'INVALID_TRANSITION', NO_TICKET, { current: person });
  await mailNewLink(ctx, { holder });
  ctx.audit({ object: source.logObject, objectId: id, label: `${person.full_name} · ${person.class_name}` });
  return { success: true, queued: 1, queued_at: now.toISOString() } as const;
}
