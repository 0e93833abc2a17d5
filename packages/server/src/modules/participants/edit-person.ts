import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { areas } from '../regions/areas.ts';
import { membersByEmail } from '../registrations/people.ts';
import { selectByIds, selectParticipant } from '../registrations/read-registrations.ts';
import type { ParticipantSource } from '../registrations/source.ts';

export interface PersonFields {
  readonly full_name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone_num?: string | undefined;
  readonly organization?: string | undefined;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
}

type MemberRow = typeof members.$inferSelect;
const NAMES = ['full_name', 'email', 'phone_num', 'organization', 'province', 'city'] as const;

/** A changed region must exist; an existing value may stay. @throws ApiFailure 422. */
async function assertChangedRegion(before: MemberRow, fields: PersonFields): Promise<void> {
  const province = fields.province ?? before.province;
  const city = fields.city ?? before.city;
  if (province === before.province && city === before.city) return;
  const cities = (await areas()).get(province);
  if (province !== '' && cities === undefined) throw invalid({ province: 'Pilih provinsi dari daftar' });
  if (city !== '' && !(cities ?? []).includes(city)) throw invalid({ city: 'Pilih kota dari daftar' });
}

/**
 * Edits a member and the copies of their data in all registrations. A new address revokes the ticket links that were
 * mailed to the old one.
 * @throws ApiFailure 409 DUPLICATE_ACCOUNT for the address of another person, 422 for a region that does not exist.
 */
export async function editMember(
  { tx, now }: Pick<Ctx, 'tx' | 'now'>,
  memberId: number,
  fields: PersonFields,
): Promise<{ before: MemberRow; after: MemberRow }> {
  const [before] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (before === undefined) throw new Error('a participant has no member');
  await assertChangedRegion(before, fields);
  const sent = Object.fromEntries(NAMES.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
  if (fields.email !== undefined && before.duplicate_of_id === null) {
    const owner = (await membersByEmail(tx, [fields.email])).get(fields.email);
    if (owner !== undefined && owner.id !== memberId)
      throw new ApiFailure(409, 'DUPLICATE_ACCOUNT', undefined, { errors: { email: 'Email Telah Terdaftar' } });
  }
  const [after] = await tx
    .update(members)
    .set({ ...sent, updated_at: now, version: sql`${members.version} + 1` })
    .where(eq(members.id, memberId))
    .returning();
  if (after === undefined) throw new Error('a member vanished');
  const { full_name, email, phone_num, organization, province, city } = after;
  const copy = { full_name, email, phone_num, organization, province, city, updated_at: now };
  // Links mailed to the previous address must no longer open the tickets.
  const revoked = email === before.email ? 0 : 1;
  await tx
    .update(registrations)
    .set({
      ...copy,
      version: sql`${registrations.version} + 1`,
      ticket_serial: sql`${registrations.ticket_serial} + ${revoked}`,
    })
    .where(eq(registrations.member_id, memberId));
  await tx
    .update(memberCourses)
    .set({
      ...copy,
      version: sql`${memberCourses.version} + 1`,
      ticket_serial: sql`${memberCourses.ticket_serial} + ${revoked}`,
    })
    .where(eq(memberCourses.member_id, memberId));
  await tx
    .update(eventRegistrations)
    .set({
      full_name,
      email,
      phone_num,
      version: sql`${eventRegistrations.version} + 1`,
      ticket_serial: sql`${eventRegistrations.ticket_serial} + ${revoked}`,
    })
    .where(eq(eventRegistrations.member_id, memberId));
  return { before, after };
}

type PersonContext = Pick<Ctx, 'tx' | 'now' | 'audit'> & { readonly caller: Caller };

/** 'Sunting Pengguna' in a list of participants. @throws ApiFailure 404 (S11), 409, 422. */
export async function editPersonOf(ctx: PersonContext, source: ParticipantSource, id: number, fields: PersonFields) {
  const person = await selectParticipant(ctx.tx, source, ctx.caller, id);
  const { before, after } = await editMember(ctx, person.member.id, fields);
  const pick = (row: MemberRow) => Object.fromEntries(NAMES.map((name) => [name, row[name]]));
  ctx.audit({ object: 'member', objectId: after.id, label: after.full_name, before: pick(before), after: pick(after) });
  const [data] = await selectByIds(ctx.tx, source, [id]);
  if (data === undefined) throw new Error('a participant vanished');
  return { success: true, affectedRows: 1, id, data, version: data.version } as const;
}
