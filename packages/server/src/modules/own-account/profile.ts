import type { OwnProfile } from '@widya/contract/own-account';
import type { ownAccountSchemas } from '@widya/contract/own-account.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/http/transaction.ts';
import { memberFields } from '../members/fields.ts';
import { lockMember } from '../members/queries.ts';
import { writeMember } from '../members/write-member.ts';
import { assertRegion } from '../regions/assert-region.ts';
import { findOrCreateMembers, type MemberRow } from '../registrations/people.ts';

type Fields = z.output<(typeof ownAccountSchemas)['updateOwnProfile']['body']>;

/** A person's own data; texts are empty without an account. */
export const presentProfile = (email: string, member: MemberRow | undefined): OwnProfile => ({
  email,
  full_name: member?.full_name ?? '',
  phone_num: member?.phone_num ?? '',
  province: member?.province ?? '',
  city: member?.city ?? '',
  date_of_birth: member?.date_of_birth ?? null,
  gender: member?.gender ?? null,
});

/**
 * Writes a person's own data and creates the account when missing. @returns the rows before and after.
 * @throws ApiFailure 422 naming invalid fields.
 */
export async function writeProfile(tx: Tx, email: string, fields: Fields, now: Date) {
  if (fields.province !== '' || fields.city !== '') await assertRegion(fields);
  const byEmail = await findOrCreateMembers(tx, [{ email, full_name: fields.full_name }], now);
  const member = byEmail.get(email);
  if (member === undefined) throw new Error('An account was not stored');
  const before = await lockMember(tx, member.id);
  // People who enter a date in 1970 about themselves mean it.
  const after = await writeMember(tx, before.id, memberFields({ ...fields, dob_confirmed: true }, now), now);
  return { before, after };
}
