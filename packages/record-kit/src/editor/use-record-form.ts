import { currentRecord } from '@widya/api-client/api-error';
import { useFormState } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useAction } from '@widya/remote-kit/use-action';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changesOf } from './record-changes.ts';
import { conflictFields } from './record-conflict.ts';
import type { FieldErrors, RecordCalls, RecordDefinition, Versioned } from './record-definition.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';

const CHANGED = { shouldDirty: true } as const;

export interface RecordFormInput<Values extends object, Saved, Body extends object, Updated, Created> {
  /** Null for a new record. */
  readonly record: Saved | null;
  readonly definition: RecordDefinition<Values, Saved, Body>;
  readonly calls: RecordCalls<Values, Saved, Body, Updated, Created>;
  /** Known values of a new record, which count as typed. */
  readonly start?: Partial<Values> | undefined;
  /** When fields are first validated: at the first attempt to save, on blur, or while typing. */
  readonly checks?: 'onSubmit' | 'onTouched' | 'onChange';
  /** Called with the invalid fields when validation prevents saving. */
  readonly onRefused?: (fields: readonly (keyof Values & string)[]) => void;
}

/**
 * State of a record's form. It is filled once and never by revalidation. An update sends only changed fields; a newer
 * record is overwritten unless the same fields were changed, in which case both versions are shown. Typing during a
 * save is kept. Source: D306, D35, D57.
 */
export function useRecordForm<
  Values extends object,
  Saved extends Versioned,
  Body extends object,
  Updated extends { readonly data: Saved },
  Created extends { readonly data: Saved },
>({
  record,
  definition,
  calls,
  start = {},
  checks = 'onSubmit',
  onRefused,
}: RecordFormInput<Values, Saved, Body, Updated, Created>) {
  const [base, setBase] = useState(record);
  const key = useRef(crypto.randomUUID());
  const untouched = base ? definition.valuesOf(base) : definition.blank;
  const form = useCheckedForm({
    rules: definition,
    values: untouched,
    base,
    mode: checks,
    shouldFocusError: onRefused === undefined,
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });
  const changes = Object.keys(dirtyFields).length;

  const fill = useCallback(
    (values: Partial<Values>) => {
      for (const [field, value] of Object.entries(values)) form.setValue(field as never, value as never, CHANGED);
    },
    [form],
  );
  // Count as unsaved.
  const initialValues = useRef(record ? {} : start);
  useEffect(() => fill(initialValues.current), [fill]);

  const resetTo = (next: Saved | null) => {
    initialValues.current = {};
    setBase(next);
    form.reset((next ? definition.valuesOf(next) : definition.blank) as never);
  };

  const update = (values: Values, over: Saved): Promise<Updated> =>
    calls.update(changesOf(definition, over, values), over, values);
  const updateOver = async (values: Values, over: Saved): Promise<Updated> => {
    try {
      return await update(values, over);
    } catch (failure) {
      const present = currentRecord<Saved>(failure);
      if (present === null) throw failure;
      const both = { base: definition.valuesOf(over), mine: values, theirs: definition.valuesOf(present) };
      if (conflictFields(definition, both).length > 0) throw failure;
      return update(mergeBoth(both, []), present);
    }
  };
  const create = (values: Values): Promise<Created> => {
    if (!calls.create) throw new Error('This form only changes records that exist.');
    return calls.create(definition.bodyOf(values, null), key.current);
  };

  const saving = useAction(async (values: Values, over: Saved | null) => {
    const written = over ? await updateOver(values, over) : await create(values);
    key.current = crypto.randomUUID();
    await calls.onWritten?.(written);
    const typedDuringSave = changedIn(values, form.getValues());
    resetTo(written.data);
    fill(typedDuringSave);
    calls.announce(written, over === null, values);
  });

  // Takes over concurrent changes, such as publishing, as long as no input would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the definition is the same for every record of its kind.
  useEffect(() => {
    if (changes > 0 || record === null || base === null || record.version <= base.version) return;
    setBase(record);
    form.reset(definition.valuesOf(record) as never);
  }, [changes, record, base, form]);

  const { failure } = saving;
  const refused = useRefusedFields(form, definition, failure);
  const present = currentRecord<Saved>(failure);
  const both = present && { base: untouched, mine: form.getValues(), theirs: definition.valuesOf(present) };
  const save = form.handleSubmit(
    async (values) => void (await saving.run(values as Values, base)),
    (invalid) => onRefused?.(Object.keys(invalid) as (keyof Values & string)[]),
  );

  return {
    form,
    base,
    untouched,
    changes,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [
        field,
        String((error as { readonly message?: string } | undefined)?.message ?? ''),
      ]),
    ) as FieldErrors<Values>,
    /** Whether validation by the form's own rules failed. */
    incomplete: Object.values(errors).some(
      (error) => (error as { readonly type?: string } | undefined)?.type === 'rule',
    ),
    busy: saving.busy,
    /** The API's refusal, except a conflict, which has its own dialog. */
    failure: present ? null : failure,
    /** The API's refusal, unless its messages are shown at fields. */
    unplacedFailure: present || Object.keys(refused).length > 0 ? null : failure,
    /** Resolves after the attempt, whether it succeeded or not. */
    save: (): Promise<void> => save(),
    discard: () => {
      form.reset(untouched as never);
      fill(initialValues.current);
      saving.forget();
    },
    /** Sets values as if they were typed. */
    fill,
    /**
     * Updates the version after another call by this screen changed the record, unless others changed it in between.
     */
    adoptVersion: (version: number) =>
      setBase((old) => (old && version === old.version + 1 ? { ...old, version } : old)),
    /** Resets the form for a new record. @param values initial values, which count as typed. */
    beginNew: (values: Partial<Values>) => {
      resetTo(null);
      fill(values);
      saving.forget();
    },
    conflict: present &&
      both && {
        who: present.changed_by ?? 'Orang lain',
        when: present.changed_at ?? present.updated_at ?? new Date().toISOString(),
        fields: conflictFields(definition, both),
        resolve: (chosen: readonly string[]) => {
          const merged = mergeBoth({ ...both, mine: form.getValues() }, chosen);
          resetTo(present);
          fill(merged);
          void saving.run(merged, present);
        },
        cancel: saving.forget,
      },
  };
}
