import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { conflictFields } from './conflict.ts';
import { checkInstructor, type InstructorErrors } from './instructor-rules.ts';
import {
  bodyOf,
  changesOf,
  type InstructorField,
  type InstructorValues,
  NEW_INSTRUCTOR,
  valuesOf,
} from './instructor-values.ts';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

const asErrors = (found: InstructorErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const isField = (name: string): name is InstructorField => name in NEW_INSTRUCTOR;

/** Sentences about fields; that the email is taken is one of them, whatever the answer looks like. */
function fieldErrorsOf(failure: unknown): readonly (readonly [InstructorField, string])[] {
  if (!(failure instanceof ApiError) || presentRecord(failure)) return [];
  const taken: Readonly<Record<string, string>> =
    failure.code === 'DUPLICATE_ACCOUNT' ? { email: texts.emailTaken } : {};
  return Object.entries({ ...taken, ...failure.errors }).flatMap(([name, message]) =>
    isField(name) ? [[name, message] as const] : [],
  );
}

/**
 * The form of an instructor; a new one for null. What is typed stays through every refusal; an update sends only what
 * was changed, and a newer record is answered with both sides. D306.
 */
export function useInstructorForm(instructor: Instructor | null, onDone: () => void) {
  const { create, update } = useInstructorActions();
  const [base, setBase] = useState(instructor);
  const form = useForm<InstructorValues>({
    defaultValues: instructor ? valuesOf(instructor) : NEW_INSTRUCTOR,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const found = checkInstructor(values, instructor === null);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: InstructorValues, over: Instructor) =>
    update(over.id, changesOf(over, mine)).catch((refusal: unknown) => {
      const now = presentRecord<Instructor>(refusal);
      const changes = now && { base: valuesOf(over), mine, theirs: valuesOf(now) };
      if (!now || !changes || conflictFields(changes).length > 0) throw refusal;
      return update(now.id, changesOf(now, mergeBoth(changes, [])));
    });
  const saving = useAction(async (values: InstructorValues, over: Instructor | null) => {
    await (over ? write(values, over) : create(bodyOf(values)));
    toast.success(over ? texts.updated : texts.added);
    onDone();
  });

  const { failure } = saving;
  const now = presentRecord<Instructor>(failure);
  const changes = now && base && { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(now) };
  useEffect(() => {
    for (const [field, message] of fieldErrorsOf(failure))
      form.setError(field, { type: 'api', message }, { shouldFocus: true });
  }, [failure, form]);

  return {
    form,
    dirty: isDirty,
    busy: saving.busy,
    /** What the API refused and no field shows. */
    failure: now || fieldErrorsOf(failure).length > 0 ? null : failure,
    save: form.handleSubmit(async (values) => void (await saving.run(values, base))),
    conflict: changes && {
      who: now.changed_by,
      when: now.changed_at,
      fields: conflictFields(changes),
      resolve: (chosen: readonly string[]) => {
        const next = mergeBoth(changes, chosen);
        for (const [field, value] of Object.entries(next))
          form.setValue(field as InstructorField, value, { shouldDirty: true });
        setBase(now);
        void saving.run(next, now);
      },
      cancel: saving.forget,
    },
  };
}
