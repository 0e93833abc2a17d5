import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockSeen } from '../registrations/change-one.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { classHolder, courseHolder } from '../registrations/ticket-holders.ts';
import { hasTicket, mailNewLink } from '../ticket-links/mail-new-links.ts';

type RenewContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

const HOLDERS = { class: classHolder, course: courseHolder } as const;
const NO_TICKET = 'Pendaftaran ini tidak memiliki tiket';

/**
 * Revokes all links to a ticket and mails a new one.
 * @throws ApiFailure 404 (S11), 409 for people who were rejected or have not confirmed their address.
 */
export async function renewTicket(ctx: RenewContext, source: ParticipantSource, id: number) {
  const { tx, now } = ctx;
  const { person } = await lockSeen(seatsOf(ctx), source, ctx.caller, id);
  const { people: p } = source;
  await tx
    .update(p)
    .set({ ticket_serial: sql`${p.ticket_serial} + 1`, updated_at: now })
    .where(eq(p.id, id));
  const holder = await HOLDERS[source.kind](tx, id);
  if (holder === null || !hasTicket(holder))
    throw new ApiFailure(409, 'INVALID_TRANSITION', NO_TICKET, { current: person });
  await mailNewLink(ctx, { holder });
  ctx.audit({ object: source.logObject, objectId: id, label: `${person.full_name} · ${person.class_name}` });
  return { success: true, queued: 1, queued_at: now.toISOString() } as const;
}
