import type { Admin } from '@widya/contract/admins';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { ADMIN_FORM_TEXTS } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';

interface ResetValues {
  readonly password: string;
  readonly confirmation: string;
}

interface ResetBody {
  readonly admin_id: number | undefined;
  readonly newPassword: string;
}

const BLANK: ResetValues = { password: '', confirmation: '' };

/** The form of an account's new password, which is never displayed. A-263, S2. */
export const RESET_FORM: RecordDefinition<ResetValues, Admin, ResetBody> = {
  blank: BLANK,
  valuesOf: () => BLANK,
  bodyOf: ({ password }, over) => ({ admin_id: over?.id, newPassword: password }),
  schema: async () => (await import('@widya/contract/admins.schemas')).adminSchemas.resetAdminPassword.body,
  check: ({ password, confirmation }) =>
    // A missing password is reported at its own field only.
    password === '' || password === confirmation ? {} : { confirmation: ADMIN_FORM_TEXTS.passwordsDiffer },
  fieldOf: { newPassword: 'password' },
  labels: { password: texts.newPassword, confirmation: ADMIN_FORM_TEXTS.confirmation },
};
