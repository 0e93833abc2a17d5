import type { Instructor, NewInstructor } from '@widya/contract/instructors';
import { plainText } from '@widya/design-system/formats/plain-text';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

/** Values of the form. */
export interface InstructorValues {
  readonly email: string;
  readonly name: string;
  /** For new instructors only, as is the confirmation. C-209. */
  readonly password: string;
  readonly confirmation: string;
  readonly position: string;
  /** HTML; may be empty. */
  readonly description: string;
  /** Address of the photo; empty without one. */
  readonly instructor_image_url: string;
}

const BLANK: InstructorValues = {
  email: '',
  name: '',
  password: '',
  confirmation: '',
  position: '',
  description: '',
  instructor_image_url: '',
};

/** The form of an instructor. C-207 to C-213, S2. */
export const INSTRUCTOR_FORM: RecordDefinition<InstructorValues, Instructor, NewInstructor> = {
  blank: BLANK,
  valuesOf: ({ email, name, position, description, instructor_image_url }) => ({
    ...BLANK,
    email: email ?? '',
    name,
    position: position ?? '',
    description: description ?? '',
    instructor_image_url: instructor_image_url ?? '',
  }),
  bodyOf: ({ email, name, password, position, description, instructor_image_url }) => ({
    email: email.trim(),
    name: name.trim(),
    password,
    position: position.trim() || null,
    description: description || null,
    instructor_image_url: instructor_image_url || null,
  }),
  schema: async (base) => {
    const { createInstructor, updateInstructor } = (await import('@widya/contract/instructors.schemas'))
      .instructorSchemas;
    return base ? updateInstructor.body : createInstructor.body;
  },
  check: ({ password, confirmation }) =>
    // A missing password is reported at its own field only.
    password === '' || password === confirmation ? {} : { confirmation: texts.confirmationWrong },
  refusals: ({ code, errors }) => (code === 'DUPLICATE_ACCOUNT' ? { email: texts.emailTaken, ...errors } : errors),
  labels: {
    email: texts.email,
    name: texts.name,
    password: texts.password,
    confirmation: texts.confirmation,
    position: texts.position,
    description: texts.description,
    instructor_image_url: texts.photo,
  },
  formats: {
    description: plainText,
    instructor_image_url: (address) => address.split('/').at(-1) ?? '',
  },
  empty: { instructor_image_url: texts.noPhoto },
};
