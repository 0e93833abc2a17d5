import { UNKNOWN_BIRTH_YEAR } from '@widya/contract/member-rules';
import type { Member } from '@widya/contract/members';
import type { members } from '../../platform/database/schema/members.ts';

export type MemberRow = typeof members.$inferSelect;

/** Whether a date of birth stands for 'unknown': a day of 1970 that the person has not confirmed. Source: D95. */
export const isUnknownBirthday = (date: string | null, confirmed: boolean): boolean =>
  date?.startsWith(`${UNKNOWN_BIRTH_YEAR}-`) === true && !confirmed;

/** A member in the shape of the API. */
export const presentMember = (row: MemberRow): Member => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  phone_num: row.phone_num,
  organization: row.organization,
  province: row.province,
  city: row.city,
  date_of_birth: isUnknownBirthday(row.date_of_birth, row.dob_confirmed) ? null : row.date_of_birth,
  gender: row.gender,
  subscribe_newsletter: row.subscribe_newsletter,
  newsletter_source: row.newsletter_source,
  newsletter_changed_at: row.newsletter_changed_at?.toISOString() ?? null,
  is_claimed: row.is_claimed,
  activated: row.activated,
  active: row.active,
  duplicate_of_id: row.duplicate_of_id,
  anonymised_at: row.anonymised_at?.toISOString() ?? null,
  last_login_at: row.last_login_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});
