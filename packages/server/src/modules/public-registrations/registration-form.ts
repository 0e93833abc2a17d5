import type { RegistrationForm } from '@widya/contract/public-registrations';
import { and, eq, isNull } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { presentProfile } from '../own-account/profile.ts';
import { selectPublicClass } from '../public-catalogue/class-page.ts';
import { findPublicClass } from '../registrations/open-class.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { membersByEmail, normalisedEmail } from '../registrations/people.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';

type ClassRow = typeof classes.$inferSelect;

/** The ticket link of a registration; null for one that ended, was rejected or is not confirmed. */
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

/**
 * The values that fill in the registration form of a class.
 * @param email proven by the device; null while addresses cannot be proven. @throws ApiFailure 404 for drafts and
 * hidden classes.
 */
export async function registrationForm(
  ctx: SeatContext,
  code: string,
  email: string | null,
): Promise<RegistrationForm> {
  const { tx, now } = ctx;
  const row = await findPublicClass(tx, code);
  const member = email === null ? undefined : (await membersByEmail(tx, [email])).get(normalisedEmail(email));
  return {
    class: await selectPublicClass({ tx, now, email }, code),
    online_payment: row.online_payment,
    person: email === null ? null : presentProfile(email, member),
    ticket: member === undefined ? null : await ticketOf(ctx, row, member.id),
  };
}
