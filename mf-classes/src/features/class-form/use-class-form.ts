import { ApiError } from '@widya/api-client/api-error';
import { useClassEditing } from '@widya/api-client/class-editing';
import type { WrittenClass } from '@widya/contract/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useRef, useState } from 'react';
import { type ClassErrors, type ClassField, checkClass, errorsOfApi } from './class-rules.ts';
import { bodyOf, type ClassValues, changedFields, NEW_CLASS, valuesOf } from './class-values.ts';
import { conflictFields, mergeValues } from './conflict-fields.ts';
import { SAVE_TEXTS as texts } from './texts.ts';

/** What a refused save says of the record as it is now. */
type Present = ClassRecord & { readonly changed_by: string | null; readonly changed_at: string | null };

const asErrors = (found: ClassErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const presentOf = (failure: unknown): Present | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'
    ? ((failure.current as Present | null) ?? null)
    : null;

function sayWritten({ warnings, promoted }: WrittenClass, created: boolean): void {
  toast.success(created ? texts.created : texts.updated, {
    description: promoted > 0 ? texts.queueReleased(promoted) : undefined,
  });
  for (const warning of warnings) toast.info(warning);
}

/**
 * The form of a class; a new one for null. It is filled once, never by a reload behind it. An update sends only what was
 * changed, and a newer record is answered with both sides. Source: decisions 5.0.6, 35, 57.
 */
export function useClassForm(record: ClassRecord | null, onSaved: (written: WrittenClass) => void) {
  const { create, update } = useClassEditing();
  const [base, setBase] = useState(record);
  const key = useRef(crypto.randomUUID());
  const accepted = base?.metrics.accepted ?? 0;
  const form = useForm<ClassValues>({
    defaultValues: record ? valuesOf(record) : NEW_CLASS,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: (values) => {
      const found = checkClass(values, accepted);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });

  /** What was changed; once more on top of a newer record, as long as nobody changed the same fields. Decision 5.0.6. */
  const updateOver = async (values: ClassValues, over: ClassRecord): Promise<WrittenClass> => {
    const mine = valuesOf(over);
    try {
      return await update(over.code, { ...changedFields(mine, values), version: over.version });
    } catch (failure) {
      const present = presentOf(failure);
      if (present === null) throw failure;
      const theirs = valuesOf(present);
      if (conflictFields(mine, values, theirs).length > 0) throw failure;
      const merged = mergeValues(mine, values, theirs, []);
      return update(over.code, { ...changedFields(theirs, merged), version: present.version });
    }
  };

  const saving = useAction(async (values: ClassValues, over: ClassRecord | null) => {
    const written = over
      ? await updateOver(values, over)
      : await create(
          { ...bodyOf(values), name: values.name.trim(), topic_code: values.topic_code, code: values.code.trim() },
          key.current,
        );
    key.current = crypto.randomUUID();
    setBase(written.data);
    form.reset(valuesOf(written.data));
    sayWritten(written, over === null);
    onSaved(written);
  });

  const changes = Object.keys(dirtyFields).length;
  // Published, hidden or changed by somebody else meanwhile: taken over as long as nothing typed would be lost.
  useEffect(() => {
    if (changes > 0 || record === null || base === null || record.version <= base.version) return;
    setBase(record);
    form.reset(valuesOf(record));
  }, [changes, record, base, form]);

  const present = presentOf(saving.failure);
  const refused = saving.failure instanceof ApiError && present === null ? errorsOfApi(saving.failure.errors) : {};
  const save = form.handleSubmit(async (values) => {
    await saving.run(values, base);
  });

  return {
    form,
    base,
    changes,
    errors: {
      ...refused,
      ...Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, String(error?.message ?? '')])),
    } as ClassErrors,
    busy: saving.busy,
    /** What the API refused, unless it is a conflict: that has its own dialog. */
    failure: present ? null : saving.failure,
    /** Ends with the attempt, whether it was accepted or not. */
    save: () => save(),
    discard: () => {
      form.reset(base ? valuesOf(base) : NEW_CLASS);
      saving.forget();
    },
    /** Puts a draft into the form, as if it had been typed. */
    fill: (values: ClassValues) => {
      for (const [field, value] of Object.entries(values))
        form.setValue(field as ClassField, value as never, { shouldDirty: true });
    },
    conflict: present &&
      base && {
        who: present.changed_by ?? 'Orang lain',
        when: present.changed_at ?? present.updated_at,
        fields: conflictFields(valuesOf(base), form.getValues(), valuesOf(present)),
        resolve: (mine: readonly string[]) => {
          const merged = mergeValues(valuesOf(base), form.getValues(), valuesOf(present), mine);
          setBase(present);
          form.reset(valuesOf(present));
          for (const [field, value] of Object.entries(merged))
            form.setValue(field as ClassField, value as never, { shouldDirty: true });
          void saving.run(merged, present);
        },
        cancel: saving.forget,
      },
  };
}
