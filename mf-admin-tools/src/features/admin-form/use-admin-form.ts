import { useAdminActions } from '@widya/api-client/admins';
import { ApiError } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import type { MenuPermission } from '@widya/contract/menu';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { draftOf, isSameDraft } from './admin-draft.ts';
import { type AdminField, type AdminFormValues, checkAdmin, type FieldErrors } from './admin-rules.ts';
import { menuTextOf } from './menu-text.ts';
import { ADMIN_MESSAGES as messages, ADMIN_FORM_TEXTS as texts } from './texts.ts';

const presentRecord = (failure: unknown): Admin | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'
    ? ((failure.current as Admin | null) ?? null)
    : null;

function fieldErrorsOf(failure: unknown): FieldErrors<AdminField> {
  if (!(failure instanceof ApiError)) return {};
  return failure.code === 'DUPLICATE_ACCOUNT' ? { ...failure.errors, email: texts.emailTaken } : failure.errors;
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

  const saving = useAction(async (over: Admin | null) => {
    const { email, name, role, password, phone_num, address } = draft.values;
    if (role === '') return;
    const fields = {
      email: email.trim(),
      name: name.trim(),
      role,
      menu: menuTextOf(draft.ticked, over?.menu ?? null),
      phone_num: phone_num.trim() || null,
      address: address.trim() || null,
    };
    if (over) await update(over.id, { ...fields, version: over.version });
    else await create({ ...fields, password });
    toast.success(over ? messages.updated : messages.added);
    onDone();
  });

  const theirs = presentRecord(saving.failure);
  const wrong = checkAdmin(draft.values, admin ? 'edit' : 'add');
  const errors: FieldErrors<AdminField> = { ...fieldErrorsOf(saving.failure), ...(tries > 0 ? wrong : {}) };
  const settle = (record: Admin) => {
    setBase(record);
    saving.forget();
  };
  return {
    values: draft.values,
    ticked: draft.ticked,
    base,
    set: (field: AdminField, value: string) => {
      setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } as AdminFormValues }));
      if (fieldErrorsOf(saving.failure)[field]) saving.forget();
    },
    tick: (ticked: ReadonlySet<MenuPermission>) => setDraft((before) => ({ ...before, ticked })),
    errors,
    dirty: !isSameDraft(draft, draftOf(base)),
    busy: saving.busy,
    failure: theirs || Object.keys(errors).length > 0 ? null : saving.failure,
    /** How often saving was tried and refused, by the rules here or by the API. */
    refusals: tries,
    save: async () => {
      const isSaved = Object.keys(wrong).length === 0 && (await saving.run(base));
      if (!isSaved) setTries((before) => before + 1);
    },
    /** The record as somebody else has saved it meanwhile; null while there is no conflict. */
    theirs,
    /** Drops what is typed for what is saved. */
    takeTheirs: (record: Admin) => {
      setDraft(draftOf(record));
      settle(record);
    },
    /** Saves what is typed over what is saved. */
    keepMine: (record: Admin) => {
      setBase(record);
      void saving.run(record);
    },
    /** Goes on editing, knowing what is saved. */
    review: settle,
  };
}

export type AdminForm = ReturnType<typeof useAdminForm>;
