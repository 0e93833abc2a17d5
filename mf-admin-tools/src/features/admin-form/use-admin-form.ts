import { useAdminActions } from '@widya/api-client/admins';
import { ApiError, presentRecord } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import type { MenuKey } from '@widya/contract/menu';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { adminConflict } from './admin-conflict.ts';
import { type AdminDraft, draftOf, isSameDraft } from './admin-draft.ts';
import { type AdminField, type AdminFormValues, checkAdmin, type FieldErrors } from './admin-rules.ts';
import { menuTextOf } from './menu-text.ts';
import { ADMIN_MESSAGES as messages, ADMIN_FORM_TEXTS as texts } from './texts.ts';

function fieldErrorsOf(failure: unknown): FieldErrors<AdminField> {
  if (!(failure instanceof ApiError)) return {};
  return failure.code === 'DUPLICATE_ACCOUNT' ? { ...failure.errors, email: texts.emailTaken } : failure.errors;
}

/** What is sent of a form. @param before the menu it is saved over. */
function bodyOf({ values, ticked }: AdminDraft, before: string | null) {
  const { email, name, role, phone_num, address } = values;
  return {
    email: email.trim(),
    name: name.trim(),
    // The rules have passed: a role was chosen.
    role: role || 'admin',
    menu: menuTextOf(ticked, before),
    phone_num: phone_num.trim() || null,
    address: address.trim() || null,
  } as const;
}

/**
 * The form of an admin account: a new one for null. What is typed stays through every refusal; a sentence about a field goes
 * as soon as that field changes.
 */
export function useAdminForm(admin: Admin | null, onDone: () => void) {
  const { create, update } = useAdminActions();
  /** What the form is compared with and saved over: the record when it was opened, or as it is since a conflict. */
  const [base, setBase] = useState(admin);
  const [draft, setDraft] = useState(() => draftOf(admin));
  const [tries, setTries] = useState(0);

  const put = (written: AdminDraft, over: Admin) =>
    update(over.id, { ...bodyOf(written, over.menu), version: over.version });
  /** Where the other person changed something else, both changes stay and nobody is asked. */
  const write = (written: AdminDraft, over: Admin) =>
    put(written, over).catch((failure: unknown) => {
      const now = presentRecord<Admin>(failure);
      const conflict = now && adminConflict(over, written, now);
      if (!now || !conflict || conflict.fields.length > 0) throw failure;
      return put(conflict.merge([]), now);
    });

  const saving = useAction(async (written: AdminDraft, over: Admin | null) => {
    if (over) await write(written, over);
    else await create({ ...bodyOf(written, null), password: written.values.password });
    toast.success(over ? messages.updated : messages.added);
    onDone();
  });

  const theirs = presentRecord<Admin>(saving.failure);
  const conflict = theirs && base && adminConflict(base, draft, theirs);
  const wrong = checkAdmin(draft.values, admin ? 'edit' : 'add');
  const errors: FieldErrors<AdminField> = { ...fieldErrorsOf(saving.failure), ...(tries > 0 ? wrong : {}) };
  return {
    values: draft.values,
    ticked: draft.ticked,
    base,
    set: (field: AdminField, value: string) => {
      setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } as AdminFormValues }));
      if (fieldErrorsOf(saving.failure)[field]) saving.forget();
    },
    tick: (ticked: ReadonlySet<MenuKey>) => setDraft((before) => ({ ...before, ticked })),
    errors,
    dirty: !isSameDraft(draft, draftOf(base)),
    busy: saving.busy,
    failure: theirs || Object.keys(errors).length > 0 ? null : saving.failure,
    /** How often saving was tried and refused, by the rules here or by the API. */
    refusals: tries,
    save: async () => {
      const isSaved = Object.keys(wrong).length === 0 && (await saving.run(draft, base));
      if (!isSaved) setTries((before) => before + 1);
    },
    /** Both sides where two people changed the account; null while there is no conflict. */
    conflict: theirs &&
      conflict && {
        who: theirs.changed_by,
        when: theirs.changed_at,
        fields: conflict.fields,
        resolve: (chosen: readonly string[]) => {
          const merged = conflict.merge(chosen);
          setBase(theirs);
          setDraft(merged);
          void saving.run(merged, theirs);
        },
        cancel: saving.forget,
      },
  };
}

export type AdminForm = ReturnType<typeof useAdminForm>;
