import type { Tx } from '../../platform/http/transaction.ts';
import type { OwnDetails } from './own-member.ts';
import { findOrCreateMembers, type MemberRow, normalisedEmail } from './people.ts';

type UnprovenForm = Omit<OwnDetails, 'newsletter'> & { readonly email: string; readonly organization?: string };

/** The account of an unproven address: created when missing, otherwise unchanged. */
export async function unprovenMember(tx: Tx, form: UnprovenForm, now: Date): Promise<MemberRow> {
  const { full_name, email, phone_num, organization, province, city, date_of_birth, gender } = form;
  const person = { full_name, email, phone_num, organization, province, city, date_of_birth, gender };
  const member = (await findOrCreateMembers(tx, [{ ...person, dob_confirmed: true }], now)).get(normalisedEmail(email));
  if (member === undefined) throw new Error('a member was not written');
  return member;
}
