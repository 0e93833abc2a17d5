import { EMAIL_SHAPE } from '@widya/contract/email-shape';
import type { Member, UpdateMemberInput } from '@widya/contract/members';
import { FORM_TEXTS as texts } from './texts.ts';

/** The fields of the form; empty text means none. */
export interface UserDraft {
  readonly full_name: string;
  readonly email: string;
  readonly phone_num: string;
  readonly organization: string;
  readonly province: string;
  readonly city: string;
  readonly gender: 'M' | 'F' | '';
  /** YYYY-MM-DD. */
  readonly date_of_birth: string;
  readonly dob_confirmed: boolean;
}

export const EMPTY_DRAFT: UserDraft = {
  full_name: '',
  email: '',
  phone_num: '',
  organization: '',
  province: '',
  city: '',
  gender: '',
  date_of_birth: '',
  dob_confirmed: false,
};

/** A date of 1970 that the API shows was confirmed. D95. */
export const draftOf = (member: Member): UserDraft => ({
  full_name: member.full_name,
  email: member.email,
  phone_num: member.phone_num,
  organization: member.organization,
  province: member.province,
  city: member.city,
  gender: member.gender ?? '',
  date_of_birth: member.date_of_birth ?? '',
  dob_confirmed: is1970(member.date_of_birth ?? ''),
});

/** Stood for 'unknown' in old data. D95. */
export const is1970 = (date: string): boolean => date.startsWith('1970-');

/** What is missing or wrong, by field. */
export function draftErrors({ full_name, email }: UserDraft): Partial<Record<keyof UserDraft, string>> {
  const errors: Partial<Record<keyof UserDraft, string>> = {};
  if (full_name.trim() === '') errors.full_name = texts.nameMissing;
  if (email.trim() === '') errors.email = texts.emailMissing;
  else if (!EMAIL_SHAPE.test(email.trim())) errors.email = texts.emailWrong;
  return errors;
}

type Fields = Omit<UpdateMemberInput, 'id' | 'version'>;

/** What is sent of a draft. */
export const fieldsOf = ({ gender, date_of_birth, dob_confirmed, ...words }: UserDraft) => ({
  full_name: words.full_name.trim(),
  email: words.email.trim(),
  phone_num: words.phone_num.trim(),
  organization: words.organization.trim(),
  province: words.province,
  city: words.city,
  gender: gender === '' ? null : gender,
  date_of_birth: date_of_birth === '' ? null : date_of_birth,
  ...(is1970(date_of_birth) ? { dob_confirmed } : {}),
});

/** Only what was changed: what another person changed meanwhile stays. */
export function changesOf(before: UserDraft, draft: UserDraft): Fields {
  const [old, now] = [fieldsOf(before), fieldsOf(draft)] as const;
  const changed = Object.entries(now).filter(([field, value]) => old[field as keyof typeof old] !== value);
  const changes = Object.fromEntries(changed) as Fields;
  // The mark belongs to the date, so they travel together.
  if ('dob_confirmed' in changes) changes.date_of_birth = now.date_of_birth;
  return changes;
}
