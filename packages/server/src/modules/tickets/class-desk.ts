import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { TicketDesk, TicketHolder, Withdrawn } from './desk.ts';
import { readClassTicket } from './read-class-ticket.ts';
import { withdrawPlace } from './withdraw-place.ts';

async function classHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
  const [found] = await tx
    .select({ person: registrations, of: classes, forgottenAt: members.anonymised_at })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .innerJoin(members, eq(members.id, registrations.member_id))
    .where(eq(registrations.id, id));
  if (found === undefined) return null;
  const { person, of, forgottenAt } = found;
  return {
    kind: 'class',
    id,
    serial: person.ticket_serial,
    endsAt: of.permanent ? null : of.end_time,
    full_name: person.full_name,
    email: person.email,
    member_id: person.member_id,
    ownerId: of.id,
    name: of.name,
    status: person.status,
    unconfirmed: person.confirm_by !== null,
    forgotten: forgottenAt !== null,
  };
}

/**
 * Gives a place up: it goes to the waiting list, and an unpaid order ends. What was paid waits for staff, who return it
 * or do not.
 * @throws ApiFailure 409 once the class is over or the place is gone. Source: D67 and D107.
 */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const holder = await classHolder(ctx.tx, id);
  if (holder?.endsAt && holder.endsAt <= ctx.now)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah selesai');
  return withdrawPlace(ctx, CLASS_PEOPLE, id);
}

export const CLASS_DESK: TicketDesk = { holder: classHolder, read: readClassTicket, withdraw };
