import type { FormRules } from '@widya/record-kit/editor/record-definition';

/** Values of one invitation. */
export interface Invitation {
  email: string;
  nama: string;
  catatan: string;
}

/** Validation of an invitation before sending. B-107. */
export const INVITE_FORM: FormRules<Invitation, never, Invitation> = {
  blank: { email: '', nama: '', catatan: '' },
  bodyOf: (values) => values,
  schema: async () => (await import('@widya/contract/participants-invite.schemas')).invitation,
};
