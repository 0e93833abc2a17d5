import type { PersonRegistration } from '@widya/contract/person';
import { registrationLabel } from '@widya/contract/registration-status';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { OrderRow } from '../registrations/present.ts';

/**
 * A person's registrations for events. Those older than the participants' site have no account and are found by
 * address.
 * @param orderOf current order by kind and id of the registration.
 */
export async function eventRegistrationsOf(
  tx: Tx,
  memberId: number,
  { orderOf, limit }: { readonly orderOf: ReadonlyMap<string, OrderRow>; readonly limit: number },
): Promise<PersonRegistration[]> {
  const address = tx.select({ email: members.email_normalised }).from(members).where(eq(members.id, memberId));
  const rows = await tx
    .select({ row: eventRegistrations, code: events.event_url, name: events.name })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(
      or(
        eq(eventRegistrations.member_id, memberId),
        and(isNull(eventRegistrations.member_id), sql`lower(${eventRegistrations.email}) = ${address}`),
      ),
    )
    .orderBy(desc(eventRegistrations.registered_at), desc(eventRegistrations.id))
    .limit(limit);
  return rows.map(({ row: { id, status, price, checked_in_at, confirm_by, registered_at }, code, name }) => ({
    id,
    kind: 'event',
    code,
    name,
    status,
    label: registrationLabel({
      status,
      invited: false,
      order: orderOf.get(`event:${id}`) ?? null,
      unconfirmed: confirm_by !== null,
    }),
    price,
    confirm_by: confirm_by?.toISOString() ?? null,
    predicate: null,
    is_present: checked_in_at !== null,
    progress: null,
    registered_at: registered_at.toISOString(),
  }));
}
