import { useAdminActions } from '@widya/api-client/admins';
import { ApiError } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { checkNewPassword } from '../../../features/admin-form/admin-rules.ts';
import { ADMIN_FORM_TEXTS, ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';

const EMPTY = { password: '', confirmation: '' };

/** The new password of an account. A-263. */
export function useResetPassword(admin: Admin, onDone: () => void) {
  const { resetPassword } = useAdminActions();
  const [values, setValues] = useState(EMPTY);
  const [refusals, setRefusals] = useState(0);
  const saving = useAction(async () => {
    await resetPassword(admin.id, values.password);
    toast.success(ADMIN_MESSAGES.passwordReset);
    onDone();
  });
  const wrong = checkNewPassword(values, ADMIN_FORM_TEXTS.passwordsDiffer);
  const refused = saving.failure instanceof ApiError ? saving.failure.errors.newPassword : undefined;
  return {
    values,
    set: (change: Partial<typeof EMPTY>) => {
      setValues((before) => ({ ...before, ...change }));
      if (refused) saving.forget();
    },
    errors: { ...(refused && { password: refused }), ...(refusals > 0 ? wrong : {}) },
    dirty: values.password !== '' || values.confirmation !== '',
    busy: saving.busy,
    failure: refused ? null : saving.failure,
    /** How often saving was tried and refused, by the rules here or by the API. */
    refusals,
    save: async () => {
      const isSaved = Object.keys(wrong).length === 0 && (await saving.run());
      if (!isSaved) setRefusals((before) => before + 1);
    },
  };
}
