import { eq, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findOrCreateMembers, type MemberRow, normalisedEmail } from './people.ts';

/** What the owner of an address says of themselves. */
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

/** What an account does not say yet of its owner. */
function gapsOf(known: MemberRow, details: OwnDetails, now: Date) {
  const texts = (['phone_num', 'province', 'city'] as const).filter((name) => known[name] === '');
  return {
    ...Object.fromEntries(texts.map((name) => [name, details[name]])),
    ...(known.date_of_birth === null && { date_of_birth: details.date_of_birth, dob_confirmed: true }),
    ...(known.gender === null && { gender: details.gender }),
    ...(details.newsletter &&
      !known.subscribe_newsletter && {
        subscribe_newsletter: true,
        newsletter_source: BY_REGISTRATION,
        newsletter_changed_at: now,
      }),
  };
}

/** Fills in what an account does not say yet of its owner. */
export async function fillOwnGaps(tx: Tx, known: MemberRow, details: OwnDetails, now: Date): Promise<void> {
  const gaps = gapsOf(known, details, now);
  if (Object.keys(gaps).length === 0) return;
  await tx
    .update(members)
    .set({ ...gaps, updated_at: now, version: sql`${members.version} + 1` })
    .where(eq(members.id, known.id));
}

/** The accounts behind proved addresses, by the normalised address, made where there is none. What they say stays as it is. */
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
 * The account behind an address, made when there is none, with its gaps filled. What it says already stays: a family may share an
 * address, and each registration keeps what was written in it.
 * @param email proved by the caller.
 */
export async function saveOwnMember(tx: Tx, email: string, details: OwnDetails, now: Date): Promise<MemberRow> {
  const known = (await ownMembers(tx, [{ ...details, email }], now)).get(normalisedEmail(email));
  if (known === undefined) throw new Error('a member was not written');
  await fillOwnGaps(tx, known, details, now);
  return known;
}
