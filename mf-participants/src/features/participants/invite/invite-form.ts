import type { FormRules } from '@widya/record-kit/editor/record-definition';

/** One invitation, as it is typed. */
export interface Invitation {
  email: string;
  nama: string;
  catatan: string;
}

/** What is checked before an invitation is sent. B-107. */
export const INVITE_FORM: FormRules<Invitation, never, Invitation> = {
  blank: { email: '', nama: '', catatan: '' },
  bodyOf: (values) => values,
  schema: async () => (await import('@widya/contract/participants-invite.schemas')).invitation,
};
