import type { Member, RegisterMemberInput } from '@widya/contract/members';
import { formatDate } from '@widya/contract/time/texts';
import { formatPhone } from '@widya/design-system/formats/text';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { FORM_TEXTS as texts } from './texts.ts';

/** Values of the form; an empty text means none. */
export interface UserValues {
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

/** Whether the date may stand for 'unknown', as in older data. D95. */
export const is1970 = (date: string): boolean => date.startsWith('1970-');

/** The form of a person. B-176 to B-182. */
export const USER_FORM: RecordDefinition<UserValues, Member, RegisterMemberInput> = {
  blank: {
    full_name: '',
    email: '',
    phone_num: '',
    organization: '',
    province: '',
    city: '',
    gender: '',
    date_of_birth: '',
    dob_confirmed: false,
  },
  valuesOf: ({ full_name, email, phone_num, organization, province, city, gender, date_of_birth }) => ({
    full_name,
    email,
    phone_num,
    organization,
    province,
    city,
    gender: gender ?? '',
    date_of_birth: date_of_birth ?? '',
    // The API returns a date in 1970 only if it was confirmed. D95.
    dob_confirmed: is1970(date_of_birth ?? ''),
  }),
  bodyOf: ({ full_name, email, phone_num, organization, province, city, gender, date_of_birth, dob_confirmed }) => ({
    full_name: full_name.trim(),
    email: email.trim(),
    phone_num: phone_num.trim(),
    organization: organization.trim(),
    province,
    city,
    gender: gender === '' ? null : gender,
    date_of_birth: date_of_birth === '' ? null : date_of_birth,
    ...(is1970(date_of_birth) ? { dob_confirmed } : {}),
  }),
  schema: async () => (await import('@widya/contract/members.schemas')).memberSchemas.registerMember.body,
  labels: {
    full_name: texts.name,
    email: texts.email,
    phone_num: texts.phone,
    organization: texts.organization,
    province: texts.province,
    city: texts.city,
    gender: texts.gender,
    date_of_birth: texts.birthday,
    dob_confirmed: texts.confirmBirthday,
  },
  formats: {
    gender: (gender) => (gender === '' ? texts.genderNone : texts.genders[gender]),
    date_of_birth: formatDate,
    phone_num: formatPhone,
  },
  empty: { gender: texts.genderNone },
};
