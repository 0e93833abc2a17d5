import type { RegistrationForm } from '@widya/contract/public-registrations';
import type { RegistrationState } from '@widya/contract/registration-open';
import { and, eq, isNull } from 'drizzle-orm';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import { classCounters, type classes } from '../../database/schema/classes.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { topics } from '../../database/schema/topics.ts';
import type { Tx } from '../../http/transaction.ts';
import { closedState } from '../registrations/open-state.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { type MemberRow, membersByEmail, normalisedEmail } from '../registrations/people.ts';
import { findPublicClass } from '../registrations/register.ts';
import { newTicketToken } from '../tickets/ticket-link.ts';

type ClassRow = typeof classes.$inferSelect;

/** Whether a class takes registrations. Full is also a class whose free places belong to its queue. */
async function stateOf(tx: Tx, row: ClassRow, now: Date): Promise<RegistrationState> {
  const closed = closedState(row, now);
  if (closed !== null || row.quota === null) return closed ?? 'open';
  const [kept] = await tx.select().from(classCounters).where(eq(classCounters.class_id, row.id));
  if (kept === undefined) return 'open';
  return kept.pending > 0 || kept.waiting + kept.accepted >= row.quota ? 'full' : 'open';
}

/** The ticket of whoever has a registration; null for one that ended, was turned down or is not confirmed. */
async function ticketOf({ tx, now, config }: SeatContext, row: ClassRow, memberId: number): Promise<string | null> {
  const [own] = await tx
    .select()
    .from(registrations)
    .where(
      and(eq(registrations.class_id, row.id), eq(registrations.member_id, memberId), isNull(registrations.confirm_by)),
    );
  if (own === undefined || !['PENDING', 'WAITING', 'ACCEPTED'].includes(own.status)) return null;
  const endsAt = row.permanent ? null : row.end_time;
  const ticketed = { kind: 'class', id: own.id, serial: own.ticket_serial, endsAt } as const;
  return newTicketToken(await secretsKeyOf(config), ticketed, now);
}

const personOf = (email: string, member: MemberRow | undefined): NonNullable<RegistrationForm['person']> => ({
  email,
  full_name: member?.full_name ?? '',
  phone_num: member?.phone_num ?? '',
  province: member?.province ?? '',
  city: member?.city ?? '',
  date_of_birth: member?.date_of_birth ?? null,
  gender: member?.gender ?? null,
});

/**
 * What the registration form of a class is filled in with.
 * @param email that the device has proved; null where nobody can prove one. @throws ApiFailure 404 for drafts and hidden classes.
 */
export async function registrationForm(
  ctx: SeatContext,
  code: string,
  email: string | null,
): Promise<RegistrationForm> {
  const { tx, now } = ctx;
  const row = await findPublicClass(tx, code);
  const [topic] = await tx
    .select({ code: topics.code, name: topics.name })
    .from(topics)
    .where(eq(topics.code, row.topic_code));
  const member = email === null ? undefined : (await membersByEmail(tx, [email])).get(normalisedEmail(email));
  return {
    class: {
      code: row.code,
      name: row.name,
      topic: topic ?? { code: row.topic_code, name: '' },
      poster_url: row.class_image_url,
      permanent: row.permanent,
      class_date: row.class_date,
      start_time: row.start_time?.toISOString() ?? null,
      end_time: row.end_time?.toISOString() ?? null,
      price: row.price,
      quota: row.quota,
      online_payment: row.online_payment,
      registration_start_time: row.registration_start_time?.toISOString() ?? null,
    },
    state: await stateOf(tx, row, now),
    person: email === null ? null : personOf(email, member),
    ticket: member === undefined ? null : await ticketOf(ctx, row, member.id),
  };
}
