import type { ApiError } from '@widya/api-client/api-error';
import type { SessionUser } from '@widya/contract/accounts';
import type { accountSchemas } from '@widya/contract/accounts.schemas';
import type { CallInput } from '@widya/contract/endpoint';
import { orNull } from '@widya/record-kit/editor/or-null';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { profileTexts as texts } from './texts.ts';

/** Values of the profile form. */
export interface ProfileValues {
  name: string;
  email: string;
  address: string;
  phone_num: string;
}

type ProfileBody = Omit<CallInput<(typeof accountSchemas)['updateOwnAdmin']>['body'], 'version'>;

/** Whether another account has this email. */
export const isDuplicate = ({ code }: ApiError): boolean => code === 'DUPLICATE_ACCOUNT';

/** The form of the own profile. Source. */
export const PROFILE_FORM: RecordDefinition<ProfileValues, SessionUser, ProfileBody> = {
  blank: { name: '', email: '', address: '', phone_num: '' },
  valuesOf: ({ name, email, address, phone_num }) => ({
    name,
    email,
    address: address ?? '',
    phone_num: phone_num ?? '',
  }),
  bodyOf: ({ name, email, address, phone_num }) => ({
    name: name.trim(),
    email: email.trim(),
    address: orNull(address),
    phone_num: orNull(phone_num),
  }),
  schema: async () => (await import('@widya/contract/accounts.schemas')).accountSchemas.updateOwnAdmin.body,
  refusals: (failure) => (isDuplicate(failure) ? { email: texts.duplicate } : failure.errors),
  labels: { name: texts.name, email: texts.email, address: texts.address, phone_num: texts.phone },
};
