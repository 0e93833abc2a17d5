import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useRef, useState } from 'react';
import { conflictFields } from './record-conflict.ts';
import type { FieldErrors, RecordCalls, RecordKind, Versioned } from './record-kind.ts';

const CHANGED = { shouldDirty: true } as const;

const asErrors = (found: object) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

/**
 * The form of a record; a new one for null. It is filled once, never by a reload behind it. An update sends only what
 * was changed; a newer record is written over as long as nobody changed the same fields, else both sides are shown.
 * What is typed while it is being saved stays. Source: D306, D35 and D57.
 * @param start what has been said of a new record before; it counts as typed.
 */
export function useRecordForm<Values extends object, Saved extends Versioned, Written extends { readonly data: Saved }>(
  record: Saved | null,
  kind: RecordKind<Values, Saved>,
  calls: RecordCalls<Values, Saved, Written>,
  start: Partial<Values> = {},
) {
  const [base, setBase] = useState(record);
  const key = useRef(crypto.randomUUID());
  const untouched = base ? kind.valuesOf(base) : kind.blank;
  const form = useForm<Values>({
    defaultValues: untouched as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: (values) => {
      const found = kind.check(values, base);
      return Object.keys(found).length > 0
        ? { values: {}, errors: asErrors(found) as never }
        : { values: values as never, errors: {} };
    },
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });
  const changes = Object.keys(dirtyFields).length;

  const put = (values: Partial<Values>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field as never, value as never, CHANGED);
  };
  // Saved nowhere yet.
  const first = useRef(record ? {} : start);
  useEffect(() => {
    for (const [field, value] of Object.entries(first.current)) form.setValue(field as never, value as never, CHANGED);
  }, [form]);

  const takeOver = (next: Saved) => {
    first.current = {};
    setBase(next);
    form.reset(kind.valuesOf(next) as never);
  };

  const updateOver = async (values: Values, over: Saved): Promise<Written> => {
    try {
      return await calls.update(values, over);
    } catch (failure) {
      const present = presentRecord<Saved>(failure);
      if (present === null) throw failure;
      const [before, theirs] = [kind.valuesOf(over), kind.valuesOf(present)];
      if (conflictFields(kind.words, before, values, theirs).length > 0) throw failure;
      return calls.update(mergeBoth({ base: before, mine: values, theirs }, []), present);
    }
  };

  const saving = useAction(async (values: Values, over: Saved | null) => {
    const written = over ? await updateOver(values, over) : await calls.create(values, key.current);
    key.current = crypto.randomUUID();
    await calls.onWritten?.(written);
    const since = changedIn(values, form.getValues());
    takeOver(written.data);
    put(since);
    calls.say(written, over === null);
  });

  // Published, hidden or changed by somebody else meanwhile: taken over as long as nothing typed would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fills the form is the same for every record of a kind.
  useEffect(() => {
    if (changes > 0 || record === null || base === null || record.version <= base.version) return;
    setBase(record);
    form.reset(kind.valuesOf(record) as never);
  }, [changes, record, base, form]);

  const { failure } = saving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!(failure instanceof ApiError) || presentRecord(failure) !== null) return;
    const refused = Object.entries(kind.errorsOfApi(failure.errors)).filter(([field]) => field in kind.blank);
    for (const [at, [field, message]] of refused.entries())
      form.setError(field as never, { type: 'api', message: String(message) }, { shouldFocus: at === 0 });
  }, [failure, form]);

  const present = presentRecord<Saved>(failure);
  const save = form.handleSubmit(async (values) => {
    await saving.run(values as Values, base);
  });

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
    busy: saving.busy,
    /** What the API refused, unless it is a conflict: that has its own dialog. */
    failure: present ? null : failure,
    /** Ends with the attempt, whether it was accepted or not. */
    save: (): Promise<void> => save(),
    discard: () => {
      form.reset(untouched as never);
      put(first.current);
      saving.forget();
    },
    /** Puts a draft into the form, as if it had been typed. */
    fill: put,
    /** A call of its own has changed the record: what is typed goes on from there, unless others wrote in between. */
    goOn: (version: number) => setBase((old) => (old && version === old.version + 1 ? { ...old, version } : old)),
    conflict: present &&
      base && {
        who: present.changed_by ?? 'Orang lain',
        when: present.changed_at ?? present.updated_at ?? new Date().toISOString(),
        fields: conflictFields(kind.words, untouched, form.getValues(), kind.valuesOf(present)),
        resolve: (mine: readonly string[]) => {
          const merged = mergeBoth({ base: untouched, mine: form.getValues(), theirs: kind.valuesOf(present) }, mine);
          takeOver(present);
          put(merged);
          void saving.run(merged, present);
        },
        cancel: saving.forget,
      },
  };
}
