import type { Participant } from '@widya/contract/participants';
import type { EditPersonInput } from '@widya/contract/participants-actions';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { FORM_TEXTS } from '../../user/texts.ts';
import { EDIT_TEXTS as texts } from './texts.ts';

/** Values of the form; an empty text means none. */
export type PersonValues = Readonly<
  Record<'full_name' | 'email' | 'phone_num' | 'organization' | 'province' | 'city', string>
>;

/** The form of the person of a registration. B-073, B-107. */
export const PERSON_FORM: RecordDefinition<PersonValues, Participant, EditPersonInput> = {
  blank: { full_name: '', email: '', phone_num: '', organization: '', province: '', city: '' },
  valuesOf: ({ full_name, email, phone_num, organization, province, city }) => ({
    full_name,
    email,
    phone_num,
    organization,
    province,
    city,
  }),
  bodyOf: ({ full_name, email, phone_num, organization, province, city }) => ({
    full_name: full_name.trim(),
    email: email.trim(),
    phone_num: phone_num.trim(),
    organization: organization.trim(),
    province: province.trim(),
    city: city.trim(),
  }),
  schema: async () =>
    (await import('@widya/contract/participants-actions.schemas')).participantActionSchemas.editParticipantPerson.body,
  labels: {
    full_name: texts.name,
    email: texts.email,
    phone_num: texts.phone,
    organization: texts.organization,
    province: FORM_TEXTS.province,
    city: FORM_TEXTS.city,
  },
};
