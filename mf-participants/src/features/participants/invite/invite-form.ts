import { EMAIL_SHAPE } from '@widya/contract/email-shape';
import { INVITE_TEXTS as texts } from './texts.ts';

/** One invitation, as it is typed. */
export interface Invitation {
  readonly email: string;
  readonly nama: string;
  readonly catatan: string;
}

/** Longest values, and most rows of a CSV. Source: D139, S21. */
export const INVITE_LIMITS = { email: 255, nama: 255, catatan: 1_000, rows: 50_000 } as const;

/** What is missing or wrong, by field. */
export function invitationErrors({ email, nama, catatan }: Invitation): Partial<Record<keyof Invitation, string>> {
  const errors: Partial<Record<keyof Invitation, string>> = {};
  if (email.trim() === '') errors.email = texts.emailMissing;
  else if (!EMAIL_SHAPE.test(email.trim())) errors.email = texts.emailWrong;
  else if (email.trim().length > INVITE_LIMITS.email) errors.email = texts.tooLong(INVITE_LIMITS.email);
  if (nama.trim() === '') errors.nama = texts.nameMissing;
  else if (nama.trim().length > INVITE_LIMITS.nama) errors.nama = texts.tooLong(INVITE_LIMITS.nama);
  if (catatan.trim().length > INVITE_LIMITS.catatan) errors.catatan = texts.tooLong(INVITE_LIMITS.catatan);
  return errors;
}
