import type { Instructor, InstructorChange, NewInstructor } from '@widya/contract/instructors';
import { changedIn } from '@widya/remote-kit/changed-in';

/** What the form holds. */
export interface InstructorValues {
  readonly email: string;
  readonly name: string;
  /** Only of a new instructor, like its repetition. C-209. */
  readonly password: string;
  readonly confirmation: string;
  readonly position: string;
  /** Rich text; empty for none. */
  readonly description: string;
  /** Where the photo is kept; empty for none. */
  readonly instructor_image_url: string;
}

export type InstructorField = keyof InstructorValues;

export const NEW_INSTRUCTOR: InstructorValues = {
  email: '',
  name: '',
  password: '',
  confirmation: '',
  position: '',
  description: '',
  instructor_image_url: '',
};

/** A record as the form shows it. */
export const valuesOf = (row: Instructor): InstructorValues => ({
  ...NEW_INSTRUCTOR,
  email: row.email ?? '',
  name: row.name,
  position: row.position ?? '',
  description: row.description ?? '',
  instructor_image_url: row.instructor_image_url ?? '',
});

const fieldsOf = ({ email, name, position, description, instructor_image_url }: InstructorValues) => ({
  email: email.trim(),
  name: name.trim(),
  position: position.trim() || null,
  description: description || null,
  instructor_image_url: instructor_image_url || null,
});

/** Everything, as the API takes it. */
export const bodyOf = (values: InstructorValues): NewInstructor => ({
  ...fieldsOf(values),
  password: values.password,
});

/** What was changed, over the version it was changed from. */
export const changesOf = (base: Instructor, values: InstructorValues): InstructorChange => ({
  ...changedIn(fieldsOf(valuesOf(base)), fieldsOf(values)),
  version: base.version,
});
