import { UNKNOWN_BIRTH_YEAR } from '@widya/contract/member-line-rules';
import { eq, sql } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';
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

/**
 * The account behind an address, made when there is none, with what its owner says.
 * @param email proved by the caller: nobody else may overwrite an account.
 */
export async function saveOwnMember(tx: Tx, email: string, details: OwnDetails, now: Date): Promise<MemberRow> {
  const { full_name, phone_num, province, city, date_of_birth, gender, newsletter } = details;
  const known = (await findOrCreateMembers(tx, [{ email, full_name }], now)).get(normalisedEmail(email));
  if (known === undefined) throw new Error('a member was not written');
  const subscribes = newsletter && !known.subscribe_newsletter;
  const [row] = await tx
    .update(members)
    .set({
      full_name,
      phone_num,
      province,
      city,
      gender,
      date_of_birth,
      dob_confirmed: known.dob_confirmed || date_of_birth.startsWith(UNKNOWN_BIRTH_YEAR),
      ...(subscribes && {
        subscribe_newsletter: true,
        newsletter_source: 'Formulir pendaftaran',
        newsletter_changed_at: now,
      }),
      updated_at: now,
      version: sql`${members.version} + 1`,
    })
    .where(eq(members.id, known.id))
    .returning();
  if (row === undefined) throw new Error('a member was not written');
  return row;
}
