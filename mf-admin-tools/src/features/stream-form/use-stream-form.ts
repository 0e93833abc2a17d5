import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useLiveStreamActions } from '@widya/api-client/live-streams';
import type { LiveStream } from '@widya/contract/live-streams';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useRef, useState } from 'react';
import { conflictFields } from './stream-conflict.ts';
import { checkStream, isIncomplete, type StreamErrors } from './stream-rules.ts';
import { bodyOf, changesOf, newStream, type StreamField, type StreamValues, valuesOf } from './stream-values.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

const CHANGED = { shouldDirty: true } as const;

const asErrors = (found: StreamErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

/** Where the API's own names of fields stand in the form. */
const fieldOf = (name: string): StreamField | null => {
  if (name === 'stream_finish') return 'finish_date';
  return name === 'code' || name === 'name' || name === 'url_video' ? name : null;
};

/**
 * The form of a live stream; a new one for null. What is typed stays through every refusal; an update sends only what
 * was changed, and a newer record is answered with both sides. Source: D306.
 * @param onSaved once it is saved; the form is as it was saved by then.
 */
export function useStreamForm(record: LiveStream | null, onSaved: () => void) {
  const { create, update } = useLiveStreamActions();
  const [base, setBase] = useState(record);
  const [blank] = useState(() => newStream(new Date()));
  const [incomplete, setIncomplete] = useState(false);
  const key = useRef(crypto.randomUUID());
  const untouched = base ? valuesOf(base) : blank;
  const form = useForm<StreamValues>({
    defaultValues: untouched,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    resolver: (values) => {
      const found = checkStream(values, base && valuesOf(base));
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });
  const changes = Object.keys(dirtyFields).length;

  const fill = (values: Partial<StreamValues>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field as StreamField, value as string, CHANGED);
  };
  const takeOver = (next: LiveStream) => {
    setBase(next);
    form.reset(valuesOf(next));
  };

  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: StreamValues, over: LiveStream) =>
    update(over.code, changesOf(over, mine)).catch((refusal: unknown) => {
      const now = presentRecord<LiveStream>(refusal);
      const both = now && { base: valuesOf(over), mine, theirs: valuesOf(now) };
      if (!now || !both || conflictFields(both).length > 0) throw refusal;
      return update(now.code, changesOf(now, mergeBoth(both, [])));
    });

  const saving = useAction(async (values: StreamValues, over: LiveStream | null) => {
    const { data } = over ? await write(values, over) : await create(bodyOf(values), key.current);
    key.current = crypto.randomUUID();
    takeOver(data);
    toast.success(over ? texts.updated : texts.added);
    onSaved();
  });

  // Switched or changed by somebody else meanwhile: taken over as long as nothing typed would be lost.
  useEffect(() => {
    if (changes > 0 || record === null || base === null || record.version <= base.version) return;
    setBase(record);
    form.reset(valuesOf(record));
  }, [changes, record, base, form]);

  const { failure } = saving;
  const now = presentRecord<LiveStream>(failure);
  const both = now && base && { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(now) };
  useEffect(() => {
    if (!(failure instanceof ApiError) || presentRecord(failure) !== null) return;
    for (const [name, message] of Object.entries(failure.errors)) {
      const field = fieldOf(name);
      if (field) form.setError(field, { type: 'api', message }, { shouldFocus: true });
    }
  }, [failure, form]);

  const submit = form.handleSubmit(
    async (values) => {
      setIncomplete(false);
      await saving.run(values, base);
    },
    () => setIncomplete(isIncomplete(form.getValues())),
  );

  return {
    form,
    base,
    untouched,
    changes,
    problems: Object.keys(errors).length,
    busy: saving.busy,
    /** Something that must be filled is missing: said in one sentence that can be dismissed. C-192 and C-193. */
    incomplete,
    dismiss: () => setIncomplete(false),
    /** What the API refused, unless it is a conflict: that has its own dialog. */
    failure: now ? null : failure,
    save: (): Promise<void> => submit(),
    discard: () => {
      form.reset(untouched);
      setIncomplete(false);
      saving.forget();
    },
    fill,
    conflict: both && {
      who: now.changed_by,
      when: now.changed_at ?? now.updated_at,
      fields: conflictFields(both),
      resolve: (chosen: readonly string[]) => {
        const merged = mergeBoth(both, chosen);
        takeOver(now);
        fill(merged);
        void saving.run(merged, now);
      },
      cancel: saving.forget,
    },
  };
}
