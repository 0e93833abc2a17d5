import { ApiError } from '@widya/api-client/api-error';
import type { SessionUser } from '@widya/contract/accounts';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import { ProfileContested } from './profile-contested.ts';
import { profileTexts } from './texts.ts';

/** What the profile form holds. */
export interface ProfileValues {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly phone_num: string;
}

export type ProfileField = keyof ProfileValues;

export const profileValues = ({
  name,
  email,
  address,
  phone_num,
}: Pick<SessionUser, 'name' | 'email' | 'address' | 'phone_num'>): ProfileValues => ({
  name,
  email,
  address: address ?? '',
  phone_num: phone_num ?? '',
});

/** Changed fields as the API takes them: what may be empty is null then. */
export const sentProfile = ({ name, email, address, phone_num }: Partial<ProfileValues>) => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(email === undefined ? {} : { email: email.trim() }),
  ...(address === undefined ? {} : { address: address.trim() || null }),
  ...(phone_num === undefined ? {} : { phone_num: phone_num.trim() || null }),
});

/** Why the form was not accepted. */
export interface FormProblem<Field extends string> {
  /** Above the buttons; null when the notes say it all. */
  readonly message: string | null;
  readonly requestId?: string | null;
  readonly notes: Partial<Readonly<Record<Field, string>>>;
  readonly flagged: readonly Field[];
}

/** Name and email are required. Source: A-073. */
export function validateProfile(values: ProfileValues): FormProblem<ProfileField> | null {
  const flagged = (['name', 'email'] as const).filter((field) => values[field].trim() === '');
  return flagged.length > 0 ? { message: profileTexts.incomplete, notes: {}, flagged } : null;
}

/** The server's own sentence, otherwise 'Kesalahan Terjadi'. Source: A-086. */
export function updateFailure(caught: unknown): { readonly message: string; readonly requestId: string | null } {
  if (!(caught instanceof ApiError)) return { message: profileTexts.fallback, requestId: null };
  const own = caught.msg === FALLBACK_MESSAGE ? profileTexts.fallback : caught.msg;
  return { message: own, requestId: caught.requestId };
}

const FIELDS: readonly string[] = ['name', 'email', 'address', 'phone_num'] satisfies ProfileField[];

/** What a refused profile tells the person. Source. */
export function profileProblem(caught: unknown): FormProblem<ProfileField> {
  if (caught instanceof ProfileContested) {
    const { fields, theirs } = caught;
    const notes = Object.fromEntries(fields.map((field) => [field, profileTexts.changedElsewhere(theirs[field])]));
    return { message: profileTexts.contested, notes, flagged: fields };
  }
  if (caught instanceof ApiError && caught.code === 'DUPLICATE_ACCOUNT') {
    return {
      message: profileTexts.duplicateElsewhere,
      notes: { email: profileTexts.duplicate },
      flagged: ['email'],
    };
  }
  const errors = caught instanceof ApiError ? caught.errors : {};
  const notes = Object.fromEntries(Object.entries(errors).filter(([name]) => FIELDS.includes(name)));
  return { ...updateFailure(caught), notes, flagged: Object.keys(notes) as ProfileField[] };
}
