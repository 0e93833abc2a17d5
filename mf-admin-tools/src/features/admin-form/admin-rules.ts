import type { Admin } from '@widya/contract/admins';
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '@widya/contract/passwords';
import { ADMIN_FORM_TEXTS as texts } from './texts.ts';

/** What the form holds. An empty role is the placeholder. */
export interface AdminFormValues {
  readonly email: string;
  readonly name: string;
  readonly role: Admin['role'] | '';
  readonly phone_num: string;
  readonly address: string;
  readonly password: string;
  readonly confirmation: string;
}

export type AdminField = keyof AdminFormValues;
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

const isEmpty = (text: string): boolean => text.trim() === '';

/** A sentence for every field that is wrong; the first of them is shown above the form., S2. */
export function checkAdmin(values: AdminFormValues, mode: 'add' | 'edit'): FieldErrors<AdminField> {
  const required: readonly AdminField[] =
    mode === 'add' ? ['email', 'name', 'role', 'password'] : ['email', 'name', 'role'];
  const missing = required.filter((field) => isEmpty(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, texts.incomplete]));
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) return { email: texts.emailInvalid };
  return mode === 'add' ? checkNewPassword(values, texts.confirmationWrong) : {};
}

/** Rules of a new password and its repetition., S2. */
export function checkNewPassword(
  { password, confirmation }: Pick<AdminFormValues, 'password' | 'confirmation'>,
  mismatch: string,
): FieldErrors<'password' | 'confirmation'> {
  if (isEmpty(password)) return { password: texts.incomplete };
  if (password.length < PASSWORD_MIN_LENGTH) return { password: PASSWORD_TOO_SHORT };
  return password === confirmation ? {} : { confirmation: mismatch };
}
