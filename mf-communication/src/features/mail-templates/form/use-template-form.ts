import { ApiError, presentRecord } from '@widya/api-client/api-error';
import { useEmailTemplateActions } from '@widya/api-client/email-templates';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState, useWatch } from '@widya/design-system/use-form';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useState } from 'react';
import { conflictFields } from './conflict.ts';
import { checkTemplate, type TemplateErrors } from './template-rules.ts';
import {
  bodyOf,
  changesOf,
  NEW_TEMPLATE,
  type TemplateField,
  type TemplateValues,
  valuesOf,
} from './template-values.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

const asErrors = (found: TemplateErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

const isField = (name: string): name is TemplateField => name in NEW_TEMPLATE;

/** What the form begins with: an existing template, or one to be made, perhaps as a copy. */
export type TemplateStart =
  | { readonly kind: 'edit'; readonly template: EmailTemplate }
  | { readonly kind: 'new'; readonly values: TemplateValues };

/**
 * The form of a template. What is typed stays through every refusal; an update sends only what was changed, and a newer
 * template is answered with both sides. B-191 and B-192, D306, D77.
 */
export function useTemplateForm(start: TemplateStart, onDone: () => void) {
  const { create, update } = useEmailTemplateActions();
  const { user } = useSession();
  const [base, setBase] = useState(start.kind === 'edit' ? start.template : null);
  const form = useForm<TemplateValues>({
    defaultValues: start.kind === 'edit' ? valuesOf(start.template) : start.values,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const found = checkTemplate(values);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control }) as TemplateValues;
  const copied = start.kind === 'new' && start.values.body_template !== '';
  const dirty = isDirty || copied || (start.kind === 'edit' && base === null);
  const draft = useLocalDraft({
    name: `templat:${user.id}:${base?.id ?? 'baru'}`,
    form,
    dirty,
    keep: (typed: TemplateValues) => changedIn(base ? valuesOf(base) : NEW_TEMPLATE, typed),
  });

  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (mine: TemplateValues, over: EmailTemplate) =>
    update(over.id, changesOf(over, mine)).catch((refusal: unknown) => {
      const now = presentRecord<EmailTemplate>(refusal);
      const changes = now && { base: valuesOf(over), mine, theirs: valuesOf(now) };
      if (!now || !changes || conflictFields(changes).length > 0) throw refusal;
      return update(now.id, changesOf(now, mergeBoth(changes, [])));
    });
  const saving = useAction(async (next: TemplateValues, over: EmailTemplate | null) => {
    await (over ? write(next, over) : create(bodyOf(next)));
    draft.drop();
    toast.success(texts.saved);
    onDone();
  });

  const { failure } = saving;
  const now = presentRecord<EmailTemplate>(failure);
  const changes = now && base && { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(now) };
  const refused =
    failure instanceof ApiError && !now ? Object.entries(failure.errors).filter(([name]) => isField(name)) : [];
  useEffect(() => {
    if (!(failure instanceof ApiError)) return;
    for (const [field, message] of Object.entries(failure.errors))
      if (isField(field)) form.setError(field, { type: 'api', message }, { shouldFocus: true });
  }, [failure, form]);

  const fill = (next: Partial<TemplateValues>) => {
    for (const [field, value] of Object.entries(next))
      if (isField(field)) form.setValue(field, value as never, { shouldDirty: true });
  };
  return {
    form,
    values,
    /** The template that saving changes; null for one that saving makes. */
    base,
    dirty,
    busy: saving.busy,
    draft,
    fill,
    /** What the API refused and no field shows. */
    failure: now || refused.length > 0 ? null : failure,
    save: form.handleSubmit(async (next) => void (await saving.run(next, base))),
    /** 'Duplikat lalu sunting': what is typed goes on as a template of its own. D77. */
    duplicate: () => {
      form.setValue('template_name', texts.copyOf(form.getValues('template_name')), { shouldDirty: true });
      draft.drop();
      setBase(null);
    },
    conflict: changes && {
      who: now.changed_by,
      when: now.changed_at ?? now.updated_at,
      fields: conflictFields(changes),
      resolve: (chosen: readonly string[]) => {
        const next = mergeBoth(changes, chosen);
        fill(next);
        setBase(now);
        void saving.run(next, now);
      },
      cancel: saving.forget,
    },
  };
}
