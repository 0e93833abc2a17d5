import { ApiError } from '@widya/api-client/api-error';
import { useEventActions } from '@widya/api-client/events';
import type { EventRecord } from '@widya/contract/events';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useRef, useState } from 'react';
import { eventConflict, mergedEvent } from './event-conflict.ts';
import { checkEvent, type EventErrors, type EventField, eventErrorsOfApi } from './event-rules.ts';
import { changedEventFields, type EventValues, eventBodyOf, eventValuesOf, NEW_EVENT } from './event-values.ts';
import { EVENT_SAVED as texts } from './texts.ts';

/** What a refused save says of the record as it is now. */
type Present = EventRecord & { readonly changed_by: string | null; readonly changed_at: string | null };

const CHANGED = { shouldDirty: true } as const;

const asErrors = (found: EventErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const presentOf = (failure: unknown): Present | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'
    ? ((failure.current as Present | null) ?? null)
    : null;

/**
 * The form of an event; a new one for null. It is filled once, never by a reload behind it. An update sends only what was
 * changed, and a newer record is answered with both sides. Source: decisions 5.0.6, 45.
 * @param start what has been said of a new event before: its name.
 * @param onWritten what belongs to saving and must not fail it: saving lasts until it is done.
 */
export function useEventForm(
  record: EventRecord | null,
  start: Partial<EventValues>,
  onWritten: (saved: EventRecord) => Promise<void> | void,
) {
  const { create, update } = useEventActions();
  const [base, setBase] = useState(record);
  const key = useRef(crypto.randomUUID());
  const form = useForm<EventValues>({
    defaultValues: record ? eventValuesOf(record) : NEW_EVENT,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: (values) => {
      const found = checkEvent(values, base);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });
  const changes = Object.keys(dirtyFields).length;

  const put = (values: Partial<EventValues>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field as EventField, value as never, CHANGED);
  };
  // Said before, and saved nowhere yet: it counts as typed.
  const first = useRef(record ? {} : start);
  useEffect(() => {
    for (const [field, value] of Object.entries(first.current))
      form.setValue(field as EventField, value as never, CHANGED);
  }, [form]);
  const takeOver = (next: EventRecord) => {
    first.current = {};
    setBase(next);
    form.reset(eventValuesOf(next));
  };
  const saving = useAction(async (values: EventValues, over: EventRecord | null) => {
    const written = over
      ? await update(over.id, changedEventFields(over, values))
      : await create(eventBodyOf(values, null), key.current);
    key.current = crypto.randomUUID();
    await onWritten(written.data);
    takeOver(written.data);
    toast.success(over ? texts.updated : texts.created);
  });

  // Published, hidden or changed by somebody else meanwhile: taken over as long as nothing typed would be lost.
  useEffect(() => {
    if (changes > 0 || record === null || base === null || record.version <= base.version) return;
    setBase(record);
    form.reset(eventValuesOf(record));
  }, [changes, record, base, form]);

  const { failure } = saving;
  useEffect(() => {
    if (!(failure instanceof ApiError) || presentOf(failure) !== null) return;
    for (const [field, message] of Object.entries(eventErrorsOfApi(failure.errors)))
      form.setError(field as EventField, { type: 'api', message });
  }, [failure, form]);

  const present = presentOf(failure);
  const save = form.handleSubmit(async (values) => {
    await saving.run(values, base);
  });

  return {
    form,
    base,
    changes,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, String(error?.message ?? '')]),
    ) as EventErrors,
    busy: saving.busy,
    /** What the API refused, unless it is a conflict: that has its own dialog. */
    failure: present ? null : failure,
    /** Resolves when the attempt is over, whether it was accepted or not. */
    save: (): Promise<void> => save(),
    discard: () => {
      form.reset(base ? eventValuesOf(base) : NEW_EVENT);
      put(first.current);
      saving.forget();
    },
    /** Puts a draft into the form, as if it had been typed. */
    fill: put,
    /** A call of its own has changed the event: what is typed goes on from there, unless others wrote in between. */
    goOn: (version: number) => setBase((old) => (old && version === old.version + 1 ? { ...old, version } : old)),
    conflict: present &&
      base && {
        who: present.changed_by ?? texts.someone,
        when: present.changed_at ?? new Date().toISOString(),
        fields: eventConflict(eventValuesOf(base), form.getValues(), eventValuesOf(present)),
        resolve: (mine: readonly string[]) => {
          const merged = mergedEvent(eventValuesOf(base), form.getValues(), eventValuesOf(present), mine);
          takeOver(present);
          put(merged);
          void saving.run(merged, present);
        },
        cancel: saving.forget,
      },
  };
}
