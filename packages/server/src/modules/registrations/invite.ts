import { and, eq, inArray } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { inviteUnclaimed } from '../members/invitations.ts';
import { columnsOf } from './change.ts';
import { checkInvitees, type Invitee } from './check-invitees.ts';
import { countFreeSeats } from './count-free-seats.ts';
import type { SeatContext, SeatOwner } from './owner.ts';
import { findOrCreateMembers, type MemberRow, normalisedEmail } from './people.ts';
import type { PersonRow } from './present.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide } from './states.ts';

export interface Invited {
  readonly invited: readonly PersonRow[];
  /** Addresses of people who were registered before, or earlier in the list. */
  readonly already_registered: string[];
  readonly failed: { row: number; email: string; reason: string }[];
}

interface Guest {
  readonly row: number;
  readonly note: string;
  readonly member: MemberRow;
}

async function rowsOf(ctx: SeatContext, { source, id }: SeatOwner, guests: readonly Guest[]) {
  const memberIds = guests.map(({ member }) => member.id);
  if (memberIds.length === 0) return new Map<number, PersonRow>();
  const rows: PersonRow[] = await ctx.tx
    .select(columnsOf(source.people))
    .from(source.people)
    .where(and(eq(source.ownerId, id), inArray(source.people.member_id, memberIds)))
    .for('update');
  return new Map(rows.map((row) => [row.member_id, row]));
}

const SOURCE = 'Undangan';

/** Invites people who were never registered, in one statement. */
async function addGuests(ctx: SeatContext, owner: SeatOwner, guests: readonly Guest[]): Promise<PersonRow[]> {
  if (guests.length === 0) return [];
  const values = guests.map(({ note, member }) => ({
    member_id: member.id,
    status: 'ACCEPTED' as const,
    full_name: member.full_name,
    email: member.email,
    phone_num: member.phone_num,
    organization: member.organization,
    province: member.province,
    city: member.city,
    source: SOURCE,
    price: 0,
    invited: true,
    note,
    status_change_info: 'Invited',
    registered_at: ctx.now,
    accepted_at: ctx.now,
    created_at: ctx.now,
    updated_at: ctx.now,
  }));
  if (owner.source.kind === 'class')
    return ctx.tx
      .insert(registrations)
      .values(values.map((row) => ({ ...row, class_id: owner.id })))
      .returning(columnsOf(registrations));
  return ctx.tx
    .insert(memberCourses)
    .values(values.map((row) => ({ ...row, course_id: owner.id })))
    .returning(columnsOf(owner.source.people));
}

/** Invites a person again whose registration was rejected, cancelled or expired. */
async function reviveGuest(ctx: SeatContext, owner: SeatOwner, before: PersonRow, note: string): Promise<PersonRow[]> {
  const p = owner.source.people;
  return ctx.tx
    .update(p)
    .set({
      status: 'ACCEPTED',
      invited: true,
      price: 0,
      source: SOURCE,
      status_change_info: 'Invited',
      note: note === '' ? before.note : note,
      accepted_at: ctx.now,
      rejected_at: null,
      updated_at: ctx.now,
      version: before.version + 1,
    })
    .where(eq(p.id, before.id))
    .returning(columnsOf(p));
}

/**
 * Invites as many people as there are seats; reports each person who cannot be invited with the reason (D71). Unclaimed
 * accounts are also mailed a claim link.
 * @param owner locked by `lockOwner` in the same transaction.
 * @param options `override` exceeds the quota; the caller logs it (S27).
 */
export async function inviteMany(
  ctx: SeatContext,
  owner: SeatOwner,
  people: readonly Invitee[],
  options: { readonly override: boolean },
): Promise<Invited> {
  const { good, failed, repeated } = checkInvitees(people);
  const found = await findOrCreateMembers(
    ctx.tx,
    good.map(({ email, full_name }) => ({
      email,
      full_name: full_name === '' ? (email.split('@')[0] ?? email) : full_name,
    })),
    ctx.now,
  );
  const guests = good.flatMap(({ row, email, note }) => {
    const member = found.get(normalisedEmail(email));
    return member === undefined ? [] : [{ row, note, member }];
  });
  const existing = await rowsOf(ctx, owner, guests);
  let free = await countFreeSeats(ctx.tx, owner);
  const already_registered: string[] = [];
  const fresh: Guest[] = [];
  const invited: PersonRow[] = [];
  for (const guest of guests) {
    const before = existing.get(guest.member.id);
    const decision = decide('invite', {
      status: before?.status ?? null,
      invited: before?.invited ?? false,
      price: 0,
      freeSeats: free,
      paid: false,
      onlinePayment: owner.onlinePayment,
      override: options.override,
    });
    if (decision.kind === 'change') {
      free -= decision.seats;
      if (before === undefined) fresh.push(guest);
      else invited.push(...(await reviveGuest(ctx, owner, before, guest.note)));
    } else if (decision.kind === 'refuse' && decision.code === 'PARTICIPANT_ALREADY_REGISTERED')
      already_registered.push(guest.member.email);
    else if (decision.kind === 'refuse')
      failed.push({ row: guest.row, email: guest.member.email, reason: decision.msg });
  }
  // A repeated row gets the result of the first row with its address.
  const reasons = new Map(failed.map(({ email, reason }) => [normalisedEmail(email), reason]));
  for (const { row, email } of repeated) {
    const reason = reasons.get(email);
    if (reason === undefined) already_registered.push(email);
    else failed.push({ row, email, reason });
  }
  invited.push(...(await addGuests(ctx, owner, fresh)));
  const mailOptions = { config: ctx.config, key: changeKey(owner) };
  await enqueueMails(ctx.tx, await scenarioMails(ctx.tx, owner, 'ACCEPTED', invited, mailOptions), ctx.now);
  await inviteUnclaimed(
    ctx,
    invited.map(({ member_id }) => member_id),
  );
  return { invited, already_registered, failed: failed.toSorted((a, b) => a.row - b.row) };
}

/** Invites one person; returns the same as `inviteMany`. */
export const inviteOne = (
  ctx: SeatContext,
  owner: SeatOwner,
  person: Invitee,
  options: { readonly override: boolean },
): Promise<Invited> => inviteMany(ctx, owner, [person], options);
