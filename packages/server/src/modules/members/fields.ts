import { EARLIEST_BIRTHDAY, latestBirthday } from '@widya/contract/member-rules';
import type { memberSchemas } from '@widya/contract/members.schemas';
import { isPhone, normalPhone } from '@widya/contract/phone';
import type { z } from 'zod';
import type { members } from '../../platform/database/schema/members.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { isUnknownBirthday } from './present.ts';

type FullBody = z.output<(typeof memberSchemas)['registerMember']['body']>;
type Body = { readonly [Key in keyof FullBody]?: FullBody[Key] | undefined };
type Fields = Partial<typeof members.$inferInsert>;

/** Message for a text that is not a phone number. */
export const UNKNOWN_PHONE = 'Nomor ponsel tidak dikenali';

/** Whether a birthday is in the future or too long ago. */
const impossible = (date: string, now: Date): boolean => date < EARLIEST_BIRTHDAY || date > latestBirthday(now);

/** Fields as they are stored. @throws ApiFailure 422 naming the invalid fields. */
export function memberFields(body: Body, now: Date): Fields {
  const { phone_num, date_of_birth, dob_confirmed = false, gender, ...plain } = body;
  const fields: Fields = {};
  for (const key of ['full_name', 'email', 'organization', 'province', 'city'] as const)
    if (plain[key] !== undefined) fields[key] = plain[key];
  if (gender !== undefined) fields.gender = gender;
  const errors: Record<string, string> = {};
  if (phone_num !== undefined) {
    fields.phone_num = normalPhone(phone_num);
    if (!isPhone(fields.phone_num)) errors.phone_num = UNKNOWN_PHONE;
  }
  if (date_of_birth !== undefined) {
    if (date_of_birth !== null && impossible(date_of_birth, now)) errors.date_of_birth = 'Tanggal lahir tidak dikenali';
    const unknown = isUnknownBirthday(date_of_birth, dob_confirmed);
    fields.date_of_birth = unknown ? null : date_of_birth;
    fields.dob_confirmed = date_of_birth !== null && !unknown && dob_confirmed;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return fields;
}
