import { presentRecord } from '@widya/api-client/api-error';
import { useUpdateInterfaceTexts } from '@widya/api-client/interface-texts';
import type { InterfaceStrings } from '@widya/contract/interface-texts';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { type BothChanges, contestedFields, mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { INTERFACE_TEXTS_TEXTS as texts } from '../texts.ts';
import { jsonOf, KNOWN_TEXTS, type TextName, type TextValues, textProblem, valuesOf } from './text-values.ts';

function problemsOf(values: TextValues): Record<TextName, { type: string; message: string }> {
  return Object.fromEntries(
    KNOWN_TEXTS.flatMap(({ name, text }) => {
      const message = textProblem(values[name] ?? '', text, texts);
      return message === null ? [] : [[name, { type: 'rule', message }] as const];
    }),
  );
}

/** The texts that both people changed differently, both sides. D306. */
const conflictFields = (changes: BothChanges<TextValues>): readonly ConflictField[] =>
  contestedFields(changes).map((key) => {
    const known = KNOWN_TEXTS.find(({ name }) => name === key);
    const label = known ? `${known.group.label}: ${known.text.label}` : key;
    return { key, label, mine: changes.mine[key] ?? '', theirs: changes.theirs[key] ?? '' };
  });

interface TextsForm {
  readonly record: InterfaceStrings;
  readonly onSaved: () => void;
  /** Names of the texts that will not do, in their order. */
  readonly onRefused: (names: readonly TextName[]) => void;
}

/**
 * The form of all texts, of every screen: going from one to the next loses nothing. Only what was changed is sent, and
 * a newer record is answered with both sides. D135 and D306.
 */
export function useTextsForm({ record, onSaved, onRefused }: TextsForm) {
  const update = useUpdateInterfaceTexts();
  const [base, setBase] = useState(record);
  const untouched = valuesOf(base);
  const form = useForm<TextValues>({
    defaultValues: untouched,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = problemsOf(values);
      return Object.keys(errors).length > 0 ? { values: {} as Record<string, never>, errors } : { values, errors: {} };
    },
  });
  const { dirtyFields, errors } = useFormState({ control: form.control });
  const dirty = Object.keys(dirtyFields);

  const fill = (values: Partial<TextValues>) => {
    for (const { name } of KNOWN_TEXTS) {
      const value = values[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const takeOver = (next: InterfaceStrings) => {
    setBase(next);
    form.reset(valuesOf(next));
  };

  const put = (mine: TextValues, over: InterfaceStrings) =>
    update({ json: jsonOf(valuesOf(over), mine), version: over.version });
  /** Where the other person changed other texts, both changes stay and nobody is asked. */
  const write = (mine: TextValues, over: InterfaceStrings) =>
    put(mine, over).catch((refusal: unknown) => {
      const now = presentRecord<InterfaceStrings>(refusal);
      const both = now && { base: valuesOf(over), mine, theirs: valuesOf(now) };
      if (!now || !both || conflictFields(both).length > 0) throw refusal;
      return put(mergeBoth(both, []), now);
    });
  const saving = useAction(async (values: TextValues, over: InterfaceStrings) => {
    const { data } = await write(values, over);
    takeOver(data);
    toast.success(texts.success);
    onSaved();
  });

  // Changed by somebody else meanwhile: taken over as long as nothing typed would be lost.
  useEffect(() => {
    if (dirty.length > 0 || record.version <= base.version) return;
    setBase(record);
    form.reset(valuesOf(record));
  }, [dirty.length, record, base, form]);

  const { failure } = saving;
  const now = presentRecord<InterfaceStrings>(failure);
  const both = now && { base: untouched, mine: form.getValues(), theirs: valuesOf(now) };

  const submit = form.handleSubmit(
    async (values) => void (await saving.run(values, base)),
    (refused) => onRefused(KNOWN_TEXTS.map(({ name }) => name).filter((name) => name in refused)),
  );

  return {
    form,
    base,
    untouched,
    /** Names of the changed texts. */
    dirty,
    problems: Object.keys(errors).length,
    busy: saving.busy,
    failure: now ? null : failure,
    save: (): Promise<void> => submit(),
    discard: () => {
      form.reset(untouched);
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
