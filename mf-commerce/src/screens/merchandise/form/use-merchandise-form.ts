import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useMerchandiseActions } from '@widya/api-client/merchandise';
import type { Merchandise } from '@widya/contract/merchandise';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { conflictFields } from './conflict.ts';
import { checkMerchandise, type MerchandiseErrors } from './merchandise-rules.ts';
import {
  bodyOf,
  changesOf,
  type MerchandiseField,
  type MerchandiseValues,
  NEW_MERCHANDISE,
  valuesOf,
} from './merchandise-values.ts';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

const asErrors = (found: MerchandiseErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const isField = (name: string): name is MerchandiseField => name in NEW_MERCHANDISE;

/**
 * The form of a piece; a new one for null. What is typed stays through every refusal; an update sends only what was
 * changed, and a newer record is answered with both sides. D306.
 */
export function useMerchandiseForm(piece: Merchandise | null, onDone: () => void) {
  const { create, update } = useMerchandiseActions();
  const [base, setBase] = useState(piece);
  const form = useForm<MerchandiseValues>({
    defaultValues: piece ? valuesOf(piece) : NEW_MERCHANDISE,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const found = checkMerchandise(values);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: MerchandiseValues, over: Merchandise) =>
    update(over.id, changesOf(over, mine)).catch((refusal: unknown) => {
      const now = presentRecord<Merchandise>(refusal);
      const changes = now && { base: valuesOf(over), mine, theirs: valuesOf(now) };
      if (!now || !changes || conflictFields(changes).length > 0) throw refusal;
      return update(now.id, changesOf(now, mergeBoth(changes, [])));
    });
  const saving = useAction(async (values: MerchandiseValues, over: Merchandise | null) => {
    const { warnings } = over ? await write(values, over) : await create(bodyOf(values));
    const [warning] = warnings;
    toast.success(over ? texts.updated : texts.added, { description: warning });
    onDone();
  });

  const { failure } = saving;
  const now = presentRecord<Merchandise>(failure);
  const changes = now && base && { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(now) };
  const refused =
    failure instanceof ApiError && !now ? Object.entries(failure.errors).filter(([name]) => isField(name)) : [];
  useEffect(() => {
    if (!(failure instanceof ApiError)) return;
    for (const [field, message] of Object.entries(failure.errors))
      if (isField(field)) form.setError(field, { type: 'api', message }, { shouldFocus: true });
  }, [failure, form]);

  return {
    form,
    dirty: isDirty,
    busy: saving.busy,
    /** What the API refused and no field shows. */
    failure: now || refused.length > 0 ? null : failure,
    save: form.handleSubmit(async (values) => void (await saving.run(values, base))),
    conflict: changes && {
      who: now.changed_by,
      when: now.changed_at ?? now.updated_at,
      fields: conflictFields(changes),
      resolve: (chosen: readonly string[]) => {
        const next = mergeBoth(changes, chosen);
        for (const [field, value] of Object.entries(next))
          form.setValue(field as MerchandiseField, value as never, { shouldDirty: true });
        setBase(now);
        void saving.run(next, now);
      },
      cancel: saving.forget,
    },
  };
}
