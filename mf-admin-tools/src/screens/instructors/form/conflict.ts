import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { plainText } from '@widya/design-system/formats/plain-text';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import type { InstructorField, InstructorValues } from './instructor-values.ts';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<InstructorField, string>> = {
  email: texts.email,
  name: texts.name,
  password: texts.password,
  confirmation: texts.confirmation,
  position: texts.position,
  description: texts.description,
  instructor_image_url: texts.photo,
};

function said(field: InstructorField, values: InstructorValues): string {
  if (field === 'description') return plainText(values.description);
  if (field === 'instructor_image_url') return values[field].split('/').at(-1) || texts.noPhoto;
  return values[field];
}

/** The fields that both people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<InstructorValues>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
