import { EMAIL_SHAPE } from '@widya/contract/email-shape';
import type { Participant } from '@widya/contract/participants';
import type { EditPersonInput } from '@widya/contract/participants-actions';
import { EDIT_TEXTS as texts } from './texts.ts';

/** The fields of 'Sunting Pengguna'. */
export type PersonDraft = Readonly<
  Record<'full_name' | 'email' | 'phone_num' | 'organization' | 'province' | 'city', string>
>;

export const draftOf = ({ full_name, email, phone_num, organization, province, city }: Participant): PersonDraft => ({
  full_name,
  email,
  phone_num,
  organization,
  province,
  city,
});

/** What is missing or wrong, by field. */
export function draftErrors({ full_name, email }: PersonDraft): Partial<Record<keyof PersonDraft, string>> {
  const errors: Partial<Record<keyof PersonDraft, string>> = {};
  if (full_name.trim() === '') errors.full_name = texts.nameMissing;
  if (email.trim() === '') errors.email = texts.emailMissing;
  else if (!EMAIL_SHAPE.test(email.trim())) errors.email = texts.emailWrong;
  return errors;
}

/** Only what was changed: what another person changed meanwhile stays. */
export function changesOf(before: PersonDraft, draft: PersonDraft): EditPersonInput {
  const changed = Object.entries(draft).filter(([field, value]) => value.trim() !== before[field as keyof PersonDraft]);
  return Object.fromEntries(changed.map(([field, value]) => [field, value.trim()]));
}
