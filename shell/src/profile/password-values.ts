import { ApiError } from '@widya/api-client/api-error';
import { type FormProblem, updateFailure } from './form-failure.ts';
import { passwordTexts } from './texts.ts';

export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type PasswordField = keyof PasswordValues;
export type PasswordProblem = FormProblem<PasswordField>;

export const emptyPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmation: '' };

const at = (field: PasswordField, note: string): PasswordProblem => ({
  message: null,
  notes: { [field]: note },
  flagged: [field],
});

/** The first problem of the input. Source. */
export function validatePassword(values: PasswordValues): PasswordProblem | null {
  if (values.oldPassword === '') return at('oldPassword', passwordTexts.missingOld);
  if (values.newPassword === '') return at('newPassword', passwordTexts.missingNew);
  if (values.confirmation === '') return at('confirmation', passwordTexts.missingConfirmation);
  if (values.confirmation !== values.newPassword) return at('confirmation', passwordTexts.differs);
  return null;
}

/** The message for a refused change. Source. */
export function passwordProblem(caught: unknown): PasswordProblem {
  if (caught instanceof ApiError) {
    if (caught.code === 'INVALID_PASSWORD') return at('oldPassword', passwordTexts.wrongOld);
    if (caught.errors.newPassword) return at('newPassword', caught.errors.newPassword);
  }
  return { ...updateFailure(caught), notes: {}, flagged: [] };
}
