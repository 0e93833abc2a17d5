import type { AuthField, AuthMode, AuthProblem, AuthValues } from './fields.ts';
import { authTexts } from './texts.ts';

const REQUIRED: Readonly<Record<AuthMode, readonly AuthField[]>> = {
  login: ['email', 'password'],
  register: ['email', 'name', 'password', 'confirmation'],
};

/** White space counts as content in passwords only. */
const isEmpty = (field: AuthField, values: AuthValues): boolean =>
  (field === 'password' || field === 'confirmation' ? values[field] : values[field].trim()) === '';

/** The problem because of which a form is not sent; null when it is valid. Source. */
export function validateAuth(mode: AuthMode, values: AuthValues): AuthProblem | null {
  const missing = REQUIRED[mode].filter((field) => isEmpty(field, values));
  if (missing.length > 0) {
    const message = mode === 'login' ? authTexts.incompleteLogin : authTexts.incompleteRegister;
    return { message, flagged: missing, notes: {} };
  }
  if (mode === 'register' && values.password !== values.confirmation) {
    return {
      message: authTexts.passwordsDiffer,
      flagged: ['confirmation'],
      notes: { confirmation: authTexts.confirmationNote },
    };
  }
  return null;
}
