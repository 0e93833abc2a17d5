import { eq, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findOrCreateMembers, type MemberRow, normalisedEmail } from './people.ts';

/** What people enter about themselves in a form. */
export interface OwnDetails {
  readonly full_name: string;
  readonly phone_num: string;
  readonly province: string;
  readonly city: string;
  /** YYYY-MM-DD. */
  readonly date_of_birth: string;
  readonly gender: 'M' | 'F';
  /** True subscribes; false changes nothing. */
  readonly newsletter: boolean;
}

const BY_REGISTRATION = 'pendaftaran';

/** The fields of an account that are still empty, with values from the form. */
function emptyFieldsOf(member: MemberRow, details: OwnDetails, now: Date) {
  const texts = (['phone_num', 'province', 'city'] as const).filter((name) => member[name] === '');
  return {
    ...Object.fromEntries(texts.map((name) => [name, details[name]])),
    ...(member.date_of_birth === null && { date_of_birth: details.date_of_birth, dob_confirmed: true }),
    ...(member.gender === null && { gender: details.gender }),
    ...(details.newsletter &&
      !member.subscribe_newsletter && {
        subscribe_newsletter: true,
        newsletter_source: BY_REGISTRATION,
        newsletter_changed_at: now,
      }),
  };
}

/** Fills the empty fields of an account from the form. */
export async function fillEmptyFields(tx: Tx, member: MemberRow, details: OwnDetails, now: Date): Promise<void> {
  const fields = emptyFieldsOf(member, details, now);
  if (Object.keys(fields).length === 0) return;
  await tx
    .update(members)
    .set({ ...fields, updated_at: now, version: sql`${members.version} + 1` })
    .where(eq(members.id, member.id));
}

/**
 * The accounts of proven addresses, by normalised address; missing accounts are created, existing ones stay unchanged.
 */
export const ownMembers = (
  tx: Tx,
  people: readonly (OwnDetails & { readonly email: string })[],
  now: Date,
): Promise<Map<string, MemberRow>> =>
  findOrCreateMembers(
    tx,
    people.map(({ email, full_name, phone_num, province, city, date_of_birth, gender }) => {
      return { email, full_name, phone_num, province, city, date_of_birth, dob_confirmed: true, gender };
    }),
    now,
  );

/**
 * The account of an address, created when missing, with its empty fields filled. Other fields stay unchanged, as a
 * family may share an address; each registration stores the values of its own form.
 * @param email proven by the caller.
 */
export async function saveOwnMember(tx: Tx, email: string, details: OwnDetails, now: Date): Promise<MemberRow> {
  const member = (await ownMembers(tx, [{ ...details, email }], now)).get(normalisedEmail(email));
  if (member === undefined) throw new Error('a member was not written');
  await fillEmptyFields(tx, member, details, now);
  return member;
}
