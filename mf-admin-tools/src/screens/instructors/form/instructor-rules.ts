import { INSTRUCTOR_DESCRIPTION_MAX } from '@widya/contract/instructors';
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '@widya/contract/passwords';
import type { InstructorField, InstructorValues } from './instructor-values.ts';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

export type InstructorErrors = Readonly<Partial<Record<InstructorField, string>>>;

const isEmpty = (text: string): boolean => text.trim() === '';

function passwordErrors({ password, confirmation }: InstructorValues): InstructorErrors {
  if (password.length < PASSWORD_MIN_LENGTH) return { password: PASSWORD_TOO_SHORT };
  return password === confirmation ? {} : { confirmation: texts.confirmationWrong };
}

const tooLong = (text: string, max: number, sentence: string, field: InstructorField): InstructorErrors =>
  text.trim().length > max ? { [field]: sentence } : {};

/** A sentence for every field that is wrong. C-212 and C-213, S2. */
export function checkInstructor(values: InstructorValues, isNew: boolean): InstructorErrors {
  const required: readonly InstructorField[] = isNew ? ['email', 'name', 'password'] : ['email', 'name'];
  const missing = required.filter((field) => isEmpty(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, texts.incomplete]));
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()) ? {} : { email: texts.emailInvalid }),
    ...tooLong(values.name, 255, texts.nameTooLong, 'name'),
    ...tooLong(values.position, 255, texts.positionTooLong, 'position'),
    ...tooLong(values.description, INSTRUCTOR_DESCRIPTION_MAX, texts.descriptionTooLong, 'description'),
    ...(isNew ? passwordErrors(values) : {}),
  };
}
